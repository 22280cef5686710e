import type { ActivityCard } from '@fgm/shared/activities/activities'
import { rankActivities } from '@fgm/shared/activities/ranking'
import type { QueryKey } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createApp } from './app/app.tsx'
import { firstQueries } from './app/first-queries.ts'
import { addPages } from './app/router.ts'
import type { Landing, Prerendered } from './lib/prerendered.ts'
import { type Outputs, trpc } from './lib/trpc.ts'

/* Called by `prerender.mjs` after the build. */

type Page = {
  /** As in the table of pages. */
  route: string
  /** Below `dist`, with the day where the page differs by day. */
  file: string
  html: string
  prerendered?: Prerendered
  /** The requests that are sent before the scripts are loaded (`public/start.js`). */
  queries?: string[]
}

/** What every visitor gets from the authored activities (`public-answers.ts` of the server). */
type PublicResponses = {
  cards: ActivityCard[]
  free: Outputs['activities']['listFree']
  activities: Outputs['activities']['byId'][]
}

/** The landing page for a visitor in each state of the launch (`VisitorState`), and for a family. */
export function landingPages(): Promise<Page[]> {
  const readers: Landing[] = ['spots_left', 'open', 'later', 'off', 'family']
  return Promise.all(
    readers.map((landing) => page('/', `landing/${landing}.html`, { answers: [], landing })),
  )
}

/**
 * The pages that visitors open first: a browser without a session gets the HTML from the server, instead of the
 * shell. The list of activities starts with another idea every day and is rendered once for each; the days repeat.
 */
export function visitorPages({ cards, free, activities }: PublicResponses): Promise<Page[]> {
  const days = firstCards(cards)
  const cardsKey = getQueryKey(trpc.activities.cards, undefined, 'query')
  const freeKey = getQueryKey(trpc.activities.listFree, undefined, 'query')
  return Promise.all([
    ...['/login', '/register', '/forgot-password'].map((path) => visitorPage(path)),
    visitorPage('/activities/free', [freeKey, free]),
    ...activities.map((activity) => {
      const key = getQueryKey(trpc.activities.byId, { id: activity.id }, 'query')
      return visitorPage(`/activities/${activity.id}`, [key, activity])
    }),
    ...days.map((_, turn) =>
      page('/activities', `days/activities/${turn}.html`, { answers: [[cardsKey, cards]], turn }),
    ),
  ])
}

/** The first card of each day for a visitor who has played nothing, until the first one comes again. */
function firstCards(cards: ActivityCard[]): string[] {
  const firstOf = (turn: number) => rankActivities(cards, { age: null }, { turn })[0]?.card.id ?? ''
  const days: string[] = []
  for (let turn = 0; !days.includes(firstOf(turn)); turn += 1) days.push(firstOf(turn))
  return days
}

const visitorPage = (path: string, ...answers: [QueryKey, unknown][]) =>
  page(path, `pages${path}.html`, { answers })

/** The skeletons of the pages with first queries (`firstQueries` in `routes.tsx`); the scripts render them again. */
export async function familyPages(): Promise<Page[]> {
  const { router } = createApp({ history: createMemoryHistory() })
  await addPages(router)
  const routes = Object.values(router.routesByPath)
  const paths = routes.filter((route) => route.options.staticData?.firstQueries)
  return Promise.all(paths.map(({ fullPath }) => page(fullPath, `shells${fullPath}.html`)))
}

async function page(path: string, file: string, prerendered?: Prerendered): Promise<Page> {
  const address = path.replace(/\$.*/, 'address-end')
  const history = createMemoryHistory({ initialEntries: [address] })
  const { App, router } = createApp({ history, prerendered })
  if (path !== '/') await addPages(router)
  await router.load()
  const { prelude } = await prerender(
    <StrictMode>
      <App />
    </StrictMode>,
    // Waits for all of it: React would otherwise stream large parts later, with scripts that insert them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const route = router.state.matches.at(-1)?.fullPath ?? path
  return { route, file, html, prerendered, queries: firstQueries(router).map(batchUrl) }
}

/** One request for all of them, as tRPC batches them. */
function batchUrl(keys: readonly QueryKey[]): string {
  const names = keys.map(([path]) => String(path).replace(',', '.'))
  const input = JSON.stringify({ ...keys.map(([, rest]) => (rest as { input?: unknown }).input) })
  return `/trpc/${names.join()}?batch=1&input=${encodeURIComponent(input)}`
}
