import { skills } from '@fgm/shared/activities/lists'
import { lowerFirst } from '@fgm/shared/text/words'
import { Heart, Music } from 'lucide-react'
import { CategoryStamp, Stamp } from '../../ui/stamp.tsx'
import { grownIn, type Played } from './played.ts'

/** So many are enough to be glad about. */
const shown = 3

type WhatGrewProps = { plays: readonly Played[]; title: string }

/** What the week's plays are good for, in the words of their authors: to look for, since nobody said that it was seen. */
export function WhatGrew({ plays, title }: WhatGrewProps) {
  const grown = grownIn(plays).slice(0, shown)
  if (grown.length === 0) return null
  return (
    <section className="card soft what-grew" aria-labelledby="what-grew">
      <h2 id="what-grew" className="text-h3">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3">
        {grown.map(({ play, names }) => (
          <li key={play.play_id} className="flex items-start gap-3">
            <GrownStamp play={play} />
            <span className="grid grow wrap-anywhere">
              <b>{skills.find(({ id }) => id === play.skill)?.label}</b>
              <span className="small muted">
                {play.title}, with {names.join(' and ')}. Look for: {lowerFirst(play.learned)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Feelings and music have their own picture: the category that holds both shows a palette. */
function GrownStamp({ play: { skill, own_category } }: { play: Played }) {
  if (skill === 'feelings-connection') return <Stamp tone="coral" icon={Heart} size="small" />
  if (skill === 'rhythm-music') return <Stamp tone="plum" icon={Music} size="small" />
  return <CategoryStamp category={own_category} size="small" />
}
