import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { addHunt, pillow, spoon } from '../../../../test/hunts.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { outboxOf } from '../../offline/completion-outbox.ts'

type Family = Awaited<ReturnType<typeof anaWith>>

/** A family and its own hunt. */
async function anaWithHunt() {
  const family = await anaWith([])
  const id = await addHunt(family.as)
  const familyId: string = (await family.as.get('/api/auth/status')).body.user.id
  return { ...family, id, familyId, path: `/scavenger-hunt/play/${id}` }
}

/** A server that saves completions only when `respond` is called. */
function slowServer({ server }: Family) {
  let respond = () => {}
  const held = new Promise<void>((resolve) => {
    respond = resolve
  })
  const request: typeof server.app.request = async (path, ...rest) => {
    if (String(path).includes('hunts.complete')) await held
    return server.app.request(path, ...rest)
  }
  return { server: { ...server, app: { request } as typeof server.app }, respond }
}

async function playToTheEnd() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Calm' }))
  await press('Start the hunt')
  for (const { description } of [spoon, pillow]) {
    await screen.findByRole('heading', { name: description })
    await press('Found it')
  }
  await screen.findByRole('heading', { name: 'All 2 found!' })
}

const leaveLink = () => screen.queryByRole('link', { name: 'Leave without saving' })

const storedPlays = () => Object.keys(localStorage).filter((key) => key.includes('play'))

it('cannot be left without saving while it saves, and a late response changes no other page', async () => {
  const ana = await anaWithHunt()
  const { server, respond } = slowServer(ana)
  const { router } = await renderApp(ana.path, { as: ana.as, server })
  await playToTheEnd()
  expect(leaveLink()).toBeTruthy()
  await press('Save & Continue')
  await waitFor(() => expect(leaveLink()).toBeNull())
  await act(() => router.navigate({ to: '/activities' }))
  const before = storedPlays()
  expect(before.length).toBeGreaterThan(0)
  respond()
  await waitFor(() => expect(outboxOf(ana.familyId)).toEqual([]))
  await act(() => router.load())
  expect(router.state.location.pathname).toBe('/activities')
  expect(storedPlays()).toEqual(before)
})

it('sends nothing later after leaving without saving', async () => {
  const ana = await anaWithHunt()
  const page = await renderApp(ana.path, { ...ana, failing: 'hunts.complete' })
  await playToTheEnd()
  await press('Save & Continue')
  await screen.findByText(/^Nothing is lost/)
  expect(outboxOf(ana.familyId)).toHaveLength(1)
  page.unmount()
  await renderApp(ana.path, { ...ana, failing: 'hunts.complete' })
  fireEvent.click(await screen.findByRole('link', { name: 'Leave without saving' }))
  await screen.findByRole('heading', { name: 'Ready to play' })
  expect(outboxOf(ana.familyId)).toEqual([])
})
