import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryKey } from '../lib/prerendered.ts'
import { keepFirstAnswers } from './first-answers.ts'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'firstAnswers')
})

const questions = [{ name: 'auth.status' }, { name: 'activities.byId', input: { id: 'one' } }]
const status = { authenticated: false, user: null }
const refusal = { error: { message: 'Please sign in.' } }

/** What `public/start.js` leaves. */
async function keep(answers: Promise<unknown>) {
  Object.assign(globalThis, { firstAnswers: { questions, answers } })
  const queryClient = new QueryClient()
  await keepFirstAnswers(queryClient)
  return questions.map(({ name, input }) => queryClient.getQueryData(queryKey(name, input)))
}

test('what was asked for before the scripts were there is not asked for again', async () => {
  const activity = { id: 'one', title: 'One' }
  const answers = [{ result: { data: status } }, { result: { data: activity } }]
  expect(await keep(Promise.resolve(answers))).toEqual([status, activity])
})

test('a refusal is left for the page to hear itself', async () => {
  expect(await keep(Promise.resolve([{ result: { data: status } }, refusal]))).toEqual([
    status,
    undefined,
  ])
})

test('an answer that is none, or that does not come, is as if nobody had asked', async () => {
  const nothing = [undefined, undefined]
  expect(await keep(Promise.resolve({ error: 'Too many requests' }))).toEqual(nothing)
  expect(await keep(new Promise(() => {}))).toEqual(nothing)
})

test('a page without questions of its own goes on at once', async () => {
  await expect(keepFirstAnswers(new QueryClient())).resolves.toBeUndefined()
})
