import type { ActivityGlimpse } from '@fgm/shared/activities/activities'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { ActivityScene } from '../activities/activity-scene.tsx'

/** What premium holds, in the words of the upgrade screen. */
const included = [
  'Every activity, with a printable for the fridge',
  '50 credits for activities made for your child',
  'Up to 2 child profiles',
  'The premium library and what other families share',
] as const

/** What one buys, in words. */
export function Included({ heading }: { heading: string }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul className="upgrade-included">
        {included.map((line) => (
          <li key={line}>
            <CircleCheck className="icon" aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What one buys, in pictures: three activities of the premium library, other ones every day. Their place is kept. */
export function WhatOpens() {
  const window = trpc.library.window.useQuery(undefined, { throwOnError: false })
  if (window.isError && !window.data) return null
  const places: (ActivityGlimpse | undefined)[] = window.data?.activities ?? [...Array(3)]
  return (
    <section className="what-opens" aria-labelledby="what-opens">
      <h3 id="what-opens" className="text-ui">
        {window.data ? `Three of the ${window.data.opens} it opens` : 'What it opens'}
      </h3>
      <ul>
        {places.map((activity, place) => (
          <li key={activity?.id ?? place}>
            <ActivityScene activity={activity ?? {}} />
            {activity && (
              <Link to={paths.activity} params={{ activity_id: activity.id }}>
                {activity.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
