import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'

/** What premium adds, true in every state of the launch: shown until the state is known. */
const premiumAdds = {
  libraryNote: 'With premium you get the full library, and ideas made for your child.',
  huntsNote: 'With premium you make hunts of your own.',
} as const

// The launch's texts are long, and only waiting families read them.
const NextStep = lazyWithRetry(async () => (await import('./next-step.tsx')).NextStep, {
  pending: <span className="invisible">{premiumAdds.libraryNote}</span>,
  isSilent: true,
})

type WaitingNoteProps = {
  icon: LucideIcon
  note: keyof typeof premiumAdds
  /** What they have already. */
  children: ReactNode
}

/** For a waiting family: what it has, and what comes next in the current state of the launch. */
export function WaitingNote({ icon: Icon, note, children }: WaitingNoteProps) {
  return (
    <p className="note honey">
      <Icon className="icon" aria-hidden />
      <span>
        <b>{children}</b> <NextStep note={note} premiumAdds={premiumAdds[note]} />
      </span>
    </p>
  )
}
