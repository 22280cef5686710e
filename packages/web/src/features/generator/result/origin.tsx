import type { GeneratedActivity } from '@fgm/shared/generator'
import { Link } from '@tanstack/react-router'
import { BookOpen, CircleCheck, Info, Lightbulb } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'

/** Who made it, said openly, and where it is kept. */
export function Origin({ activity: { id, made_by } }: { activity: GeneratedActivity }) {
  const Icon = made_by.is_ai ? Lightbulb : BookOpen
  return (
    <div className="origin">
      <p>
        <Icon className="icon" aria-hidden />
        {made_by.ribbon}
      </p>
      <Link to={paths.activity} params={{ activity_id: id }} className="link-pad">
        <CircleCheck className="icon" aria-hidden />
        In your library
      </Link>
    </div>
  )
}

/** What the generator wants to say about the wish: what it used, did not understand, or changed to stay safe. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="result-notes" aria-label="Notes">
      {notes.map((note) => (
        <li key={note}>
          <Info className="icon" aria-hidden />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
