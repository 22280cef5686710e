import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BadgeProps = { tone?: 'honey'; icon?: LucideIcon; children: ReactNode }

/** A quiet mark beside a name, smaller than a chip. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone)}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </span>
  )
}
