import { skills } from '@fgm/shared/activities/lists'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { grownIn, type Played } from './played.ts'

/** So many are enough to be glad about. */
const shown = 3

/** What the week's plays are good for, in the words of their authors. */
export function WhatGrew({ plays }: { plays: readonly Played[] }) {
  const grown = grownIn(plays).slice(0, shown)
  if (grown.length === 0) return null
  return (
    <section className="card soft what-grew" aria-labelledby="what-grew">
      <h2 id="what-grew" className="text-h3">
        What grew
      </h2>
      <p className="small muted">What each of these plays practices.</p>
      <ul>
        {grown.map(({ play, names }) => (
          <li key={play.play_id}>
            <CategoryStamp category={play.own_category} size="small" />
            <span>
              <b>{skills.find(({ id }) => id === play.skill)?.label}</b>
              <span className="small muted">
                {names.join(' and ')}, with {play.title}: {lowerFirst(play.learned)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
