import { useEffect, useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { readKept } from './kept-answers.ts'

type Way = { to: typeof paths.activities | typeof paths.hunt; name: string }

/** While nobody answers: the ways to what is kept here. Nothing where nothing is. */
export function WhatWorks() {
  const [ways, setWays] = useState<Way[]>([])
  useEffect(() => {
    let isOver = false
    void waysNow().then(
      (now) => isOver || setWays(now),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])
  if (ways.length === 0) return null
  return (
    <>
      <p id="what-works">
        <b>This works:</b>
      </p>
      <ul aria-labelledby="what-works" className="grid gap-3">
        {ways.map(({ to, name }) => (
          <li key={to}>
            <ButtonTo to={to} variant="secondary" isBlock>
              {name}
            </ButtonTo>
          </li>
        ))}
      </ul>
    </>
  )
}

async function waysNow(): Promise<Way[]> {
  const [cards, listed] = await Promise.all(
    ['activities.cards', 'hunts.list'].map((path) => readKept({ path })),
  )
  const activities = (cards?.data as unknown[] | undefined)?.length ?? 0
  const hunts = (listed?.data as { hunts: unknown[] } | undefined)?.hunts.length ?? 0
  return [
    ...(activities ? [{ to: paths.activities, name: `My Activities: ${activities} to do` }] : []),
    ...(hunts ? [{ to: paths.hunt, name: `${formatCount(hunts, 'scavenger hunt')} to play` }] : []),
  ]
}
