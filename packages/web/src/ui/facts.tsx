import { Baby, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAges, formatMinutes } from '../lib/format-facts.ts'
import { WedgeClock } from './wedge-clock.tsx'

/** Three facts in one row: minutes, ages, what you need. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className="facts">{children}</div>
}

/** One fact with its icon. */
export function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span>
      <Icon className="icon" aria-hidden />
      {children}
    </span>
  )
}

/** How long it takes, as a slice and a number. */
export function MinutesFact({ minutes }: { minutes: number }) {
  return (
    <span>
      <WedgeClock minutes={minutes} />
      {formatMinutes(minutes)}
    </span>
  )
}

/** The ages it is for. */
export function AgesFact({ min_age, max_age }: { min_age: number; max_age: number }) {
  return <Fact icon={Baby}>{formatAges({ min_age, max_age })}</Fact>
}
