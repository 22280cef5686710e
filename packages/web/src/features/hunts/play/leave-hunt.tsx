import { X } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'

/** The way out: to the hunts, or without an account to the page before. */
export function LeaveHunt({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const look = {
    variant: 'plain',
    isSquare: true,
    icon: X,
    'aria-label': 'Leave the hunt',
  } as const
  return onLeave ? <Button {...look} onClick={onLeave} /> : <ButtonTo to={paths.hunt} {...look} />
}
