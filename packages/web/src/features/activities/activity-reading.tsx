import type { Activity } from '@fgm/shared/activities/activities'
import { linesOf } from '@fgm/shared/activities/words'
import { SafetyNote, Say } from '../../ui/reading.tsx'
import { spokenPrompt } from './activity-text.ts'

type Lines = 'materials_list' | 'setup_instructions' | 'learning_objectives'
type Extras = 'safety_note' | 'connection_prompt' | 'easier' | 'harder'

/** The texts; one that is null is not open to this family. */
type Readable = { [line in Lines]: string | null } & Partial<Pick<Activity, Extras>>

/** A full activity as text: what you need, what to do, why it helps. */
export function ActivityReading({ activity }: { activity: Readable }) {
  const { safety_note, connection_prompt, easier, harder } = activity
  return (
    <div className="grid gap-5 wrap-anywhere">
      {safety_note && <SafetyNote text={safety_note} />}
      <Part title="Materials Needed" text={activity.materials_list} />
      <Part title="Setup Instructions" text={activity.setup_instructions} isOrdered />
      {connection_prompt && <Say {...spokenPrompt(connection_prompt)} />}
      <Part title="Easier" text={easier} />
      <Part title="Harder" text={harder} />
      <Part title="Learning Objectives" text={activity.learning_objectives} />
    </div>
  )
}

type PartProps = { title: string; text: string | null | undefined; isOrdered?: boolean }

function Part({ title, text, isOrdered }: PartProps) {
  if (!text) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <section>
      <h3 className="mb-2 text-read">{title}</h3>
      <List className={isOrdered ? 'grid gap-3' : 'grid gap-2 ps-5 list-disc'}>
        {linesOf(text).map((line, at) => (
          <li key={line} className={isOrdered ? 'flex gap-3' : undefined}>
            {isOrdered && (
              <b className="display w-[1ch] shrink-0 text-h3 leading-none text-coral" aria-hidden>
                {at + 1}
              </b>
            )}
            <span>{line}</span>
          </li>
        ))}
      </List>
    </section>
  )
}
