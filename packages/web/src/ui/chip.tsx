import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChipProps = {
  tone?: 'honey' | 'teal' | 'hard' | 'outline'
  icon?: LucideIcon
  children: ReactNode
}

/** A word about a thing. Never clickable: choices use a `ChoiceGroup`. */
export function Chip({ tone, icon: Icon, children }: ChipProps) {
  return (
    <span className={classNames('chip', tone === 'outline' ? 'outlined' : tone)}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </span>
  )
}

type Difficulty = 'easy' | 'medium' | 'hard'

const words: Record<Difficulty, string> = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

/** Green, yellow or red, and always the word: color alone is not enough. */
export function DifficultyChip({ difficulty_level }: { difficulty_level: Difficulty }) {
  return <span className={classNames('chip', difficulty_level)}>{words[difficulty_level]}</span>
}

type BadgeProps = { tone?: 'honey'; icon?: LucideIcon; children: ReactNode }

/** A quiet mark next to a name, smaller than a chip. */
export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone)}>
      {Icon && <Icon className="icon" aria-hidden />}
      {children}
    </span>
  )
}
