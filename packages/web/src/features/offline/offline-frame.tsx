import { formatWait } from '@fgm/shared/text/wait'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import type { Network } from '../../lib/network.ts'
import { paths } from '../../lib/paths.ts'
import { cachedAtOf, noteCachedAt } from './cached-at.ts'
import { outboxOf } from './completion-outbox.ts'
import { currentFamily } from './current-family.ts'
import { isCacheable, readCached, requestOf } from './response-cache.ts'

/** Every page has these queries; they say nothing about the age of this one. */
const everywhere = new Set(['auth.status', 'children.list'])

/* Loaded only while the server does not respond; one file, which the service worker keeps. */

/** Says above the page that we are offline, how old the page is, and what waits to be sent. */
export function OfflineStrip() {
  const cachedAt = useOldestShown()
  const familyId = currentFamily()
  const waiting = familyId ? outboxOf(familyId).length : 0
  return (
    <div className="bg-honey-soft" role="status">
      <p className="wrap row small min-h-(--target) py-2">
        <CloudOff className="icon text-honey-ink" aria-hidden />
        <span>
          <b>You are offline.</b>
          {cachedAt !== undefined && ` This page was saved ${ageWords(Date.now() - cachedAt)}.`}
          {waiting > 0 &&
            ` ${formatCount(waiting, 'thing you noted waits', 'things you noted wait')} here, and will be saved.`}
        </span>
      </p>
    </div>
  )
}

/** When the oldest of the responses that the page shows was cached. */
function useOldestShown(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const shown = cache.findAll({
        type: 'active',
        predicate: ({ queryKey }) => !everywhere.has(requestOf(queryKey).path),
      })
      const times = shown.flatMap((query) => cachedAtOf(query) ?? [])
      return times.length > 0 ? Math.min(...times) : undefined
    },
  )
}

function ageWords(ms: number): string {
  const seconds = ms / 1000
  if (seconds < 60) return 'a moment ago'
  const days = Math.round(seconds / 86_400)
  return `${days > 1 ? `${days} days` : formatWait(seconds)} ago`
}

type WorkingPage = { to: typeof paths.activities | typeof paths.hunt; name: string }

/** While offline: links to the pages that work. Nothing where nothing is cached. */
export function WhatWorks() {
  const [pages, setPages] = useState<WorkingPage[]>([])
  useEffect(() => {
    let isOver = false
    void workingPages().then(
      (now) => isOver || setPages(now),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [])
  if (pages.length === 0) return null
  return (
    <>
      <p id="what-works" className="mt-5 mb-3">
        <b>This works:</b>
      </p>
      <ul aria-labelledby="what-works" className="grid gap-3">
        {pages.map(({ to, name }) => (
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

async function workingPages(): Promise<WorkingPage[]> {
  const [cards, listed] = await Promise.all(
    ['activities.cards', 'hunts.list'].map((path) => readCached({ path })),
  )
  const activities = (cards?.data as unknown[] | undefined)?.length ?? 0
  const hunts = (listed?.data as { hunts: unknown[] } | undefined)?.hunts.length ?? 0
  return [
    ...(activities ? [{ to: paths.activities, name: `My Activities: ${activities} saved` }] : []),
    ...(hunts ? [{ to: paths.hunt, name: `${formatCount(hunts, 'scavenger hunt')} to play` }] : []),
  ]
}

/** The wait before a failed request is retried where the server itself responds. */
const retryMs = 5_000

type FailedRequest = {
  network: Network
  query: Query
  /** The request, which may still get its response. */
  pending: Promise<unknown>
  /** Whether the server cannot be reached, once that is known. */
  isAway: Promise<boolean>
  /** How the request failed; undefined while it is only late. */
  error: unknown
}

/** What a query shows after a timeout or a network failure: the cached response, else the late one. @throws the failure. */
export async function cachedFallback({ network, query, pending, isAway, error }: FailedRequest) {
  const isLate = error === undefined
  const cached = await cachedFor(query)
  if (!cached && isLate && !(await isAway)) return pending
  if (!cached) throw error ?? new TypeError('No response')
  noteCachedAt(query, cached.kept_at)
  if (isLate)
    pending.then((response) => {
      network.markOnline()
      noteCachedAt(query, undefined)
      query.setData(response)
    }, ignored)
  else void isAway.then((isGone) => isGone || setTimeout(retry, retryMs, query))
  return cached.data
}

async function cachedFor({ queryKey }: Query) {
  const request = requestOf(queryKey)
  if (!isCacheable(request)) return undefined
  // Blocked storage: then nothing is cached.
  return readCached(request).catch(() => undefined)
}

function retry(query: Query) {
  if (query.isActive()) query.fetch().catch(ignored)
}

function ignored() {}
