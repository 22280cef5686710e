import { createMemoryHistory } from '@tanstack/react-router'
import { getQueryKey } from '@trpc/react-query'
import { afterEach, expect, test } from 'vitest'
import { trpc } from '../lib/trpc.ts'
import { createApp } from './app.tsx'
import { firstQueries, keepFirstResponses } from './first-queries.ts'
import { addPages } from './router.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'firstResponses')
})

const statusKey = getQueryKey(trpc.auth.status, undefined, 'query')
const activityKey = getQueryKey(trpc.activities.byId, { id: 'one' }, 'query')
const status = { authenticated: false, user: null }
const refusal = { error: { message: 'Please log in.' } }

async function appAt(path: string) {
  const app = createApp({ history: createMemoryHistory({ initialEntries: [path] }) })
  await addPages(app.router)
  return app
}

/** What the page finds in its cache after `public/start.js` left these responses. */
async function keep(firstResponses: Promise<unknown>) {
  Object.assign(globalThis, { firstResponses })
  const { router, queryClient } = await appAt('/activities/one')
  await keepFirstResponses(router, queryClient)
  return [statusKey, activityKey].map((key) => queryClient.getQueryData(key))
}

test('what was requested before the scripts loaded is not requested again', async () => {
  const activity = { id: 'one', title: 'One' }
  const responses = [{ result: { data: status } }, { result: { data: activity } }]
  expect(await keep(Promise.resolve(responses))).toEqual([status, activity])
})

test('after an error the page requests it itself', async () => {
  expect(await keep(Promise.resolve([{ result: { data: status } }, refusal]))).toEqual([
    status,
    undefined,
  ])
})

test('a response that is not tRPC, or does not arrive, changes nothing', async () => {
  const nothing = [undefined, undefined]
  expect(await keep(Promise.resolve({ error: 'Too many requests' }))).toEqual(nothing)
  expect(await keep(new Promise(() => {}))).toEqual(nothing)
})

test('pages that wait for the children request them first', async () => {
  for (const path of ['/community', '/scavenger-hunt']) {
    const keys = firstQueries((await appAt(path)).router).flat()
    expect(keys.map(([procedure]) => String(procedure))).toContain('children,list')
  }
})

test('the long list is a separate request, and a page without first queries requests nothing', async () => {
  const batches = firstQueries((await appAt('/activities')).router)
  expect(batches.map((keys) => keys.map(([path]) => String(path)))).toEqual([
    ['auth,status', 'activities,marks', 'children,list'],
    ['activities,cards'],
  ])
  expect(firstQueries((await appAt('/privacy')).router)).toEqual([])
})
