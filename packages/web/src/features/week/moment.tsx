import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { Face, faceWords } from './face.tsx'
import type { Played } from './played.ts'

/** One time of five good minutes: what, when, how it was for each child, and the line to keep. A flop stands like the others. */
export function Moment({ play }: { play: Played }) {
  const { title, activity_id, played_at, children, is_open } = play
  const lines = [...new Set(children.map(({ line }) => line).filter(Boolean))]
  return (
    <article className="card moment" aria-label={title}>
      <ActivityScene activity={play} size="small" />
      <div className="moment-what">
        <p className="small muted">
          <WedgeClock minutes={play.minutes ?? play.duration_minutes} size="small" />
          <time className="whitespace-nowrap" dateTime={played_at}>
            {dayAndTime(played_at)}
          </time>
        </p>
        <h2>
          {is_open ? (
            <Link to={paths.activity} params={{ activity_id }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-label">
          {children.map(({ child_id, name, face }) => (
            <li key={child_id} className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
              {face && <Face face={face} />}
              <b>{face ? `${name}: ${faceWords[face]}` : name}</b>
            </li>
          ))}
        </ul>
      </div>
      {lines.map((line) => (
        <q key={line}>{line}</q>
      ))}
    </article>
  )
}

/** 'Thu 17:40', in the reader's language and time zone. */
function dayAndTime(iso: string): string {
  const style = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(undefined, style).format(new Date(iso))
}
