import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = {
  /** At most one coral (`primary`) button in view; `honey` only on the evening band. */
  variant?: 'primary' | 'secondary' | 'calm' | 'text' | 'done' | 'honey' | 'plain'
  size?: 'small' | 'huge'
  isBlock?: boolean
  /** A square with an icon only; give it an `aria-label`. */
  isSquare?: boolean
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: LucideIcon
    /** Keeps the button focused and in place while its work runs, and ignores further clicks. */
    isPending?: boolean
  }

/** A button that does something here. For navigation use `LinkButton`. */
export function Button(props: ButtonProps) {
  const { icon: Icon, isPending = false, children, onClick, ...rest } = props
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button type="button" {...dressed(rest)} aria-busy={isPending || undefined} onClick={press}>
      {isPending ? <Spinner /> : Icon && <Icon className="icon" aria-hidden />}
      {children}
    </button>
  )
}

type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { icon?: LucideIcon }

/** A link with the look of a button. Inside the app use `ButtonTo` from `lib/links.tsx`, which knows the routes. */
export function LinkButton({ icon: Icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...dressed(rest)}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </a>
  )
}

/** The class of an element with the look of a button, from its properties. */
function dressed<Props extends ButtonLook & { className?: string | undefined }>(props: Props) {
  const { variant = 'secondary', size, isBlock, isSquare, className, ...rest } = props
  const look = [variant !== 'plain' && variant, size, isSquare && 'square']
  // Not 'block': that is a utility class, and would break the row of icon and words.
  return { ...rest, className: classNames('btn', ...look, isBlock && 'whole-width', className) }
}
