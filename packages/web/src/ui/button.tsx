import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  /** One coral (`primary`) button in view at most; `honey` only on the evening band. */
  variant?: 'primary' | 'secondary' | 'calm' | 'text' | 'done' | 'honey' | 'plain'
  size?: 'regular' | 'small' | 'huge'
  isBlock?: boolean
  /** A square with an icon only; give it an `aria-label`. */
  isSquare?: boolean
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: LucideIcon
    /** Keeps the button focused and in place while its work runs, and swallows further presses. */
    isPending?: boolean
  }

/** A button that does something here. What leads elsewhere is a `LinkButton`. */
export function Button({
  variant,
  size,
  isBlock,
  isSquare,
  icon: Icon,
  isPending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isBlock, isSquare }, className)}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {isPending ? <Spinner /> : Icon && <Icon className="icon" aria-hidden />}
      {children}
    </button>
  )
}

/** The look of a button, for links that look like one. */
function buttonClass(
  { variant = 'secondary', size, isBlock, isSquare }: ButtonLook,
  className?: string,
): string {
  return classNames(
    'btn',
    variant !== 'plain' && variant,
    size,
    // Not 'block': that is a utility, and would end the row of icon and words.
    isBlock && 'whole-width',
    isSquare && 'square',
    className,
  )
}

type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { icon?: LucideIcon }

/** A link with the look of a button. Inside the app use `ButtonTo` from `lib/links.tsx`, which knows the routes. */
export function LinkButton({
  variant,
  size,
  isBlock,
  isSquare,
  icon: Icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, isBlock, isSquare }, className)}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </a>
  )
}
