import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'

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
