import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { addOwn } from '../../../test/community.ts'
import { anaWith } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** Ana has marked her own activity as done while offline. */
async function notedWithoutNetwork() {
  const { server, as } = await anaWith()
  const id = addOwn(server, 'Ana', 'idea')
  const { app } = server
  let isAway = false
  const request: typeof app.request = async (...of) => {
    if (isAway) throw new TypeError('Failed to fetch')
    return app.request(...of)
  }
  const away = { ...server, app: Object.assign(Object.create(app), { request }) }
  await renderApp(`/activities/${id}`, { server: away, as })
  await screen.findByRole('button', { name: 'Mark as Completed' })
  isAway = true
  await press('Mark as Completed')
  await screen.findByText('You are offline.')
  return {
    server,
    async comeBack() {
      isAway = false
      await act(async () => void window.dispatchEvent(new Event('online')))
    },
  }
}

const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('fgm-unsent:'))

describe('once the network is back', () => {
  it('says that what was stored is saved', async () => {
    const { server, comeBack } = await notedWithoutNetwork()
    expect(unsent()).toHaveLength(1)
    await comeBack()
    await screen.findByText('You are online again. What you noted is saved.')
    expect(server.connection.prepare('select activity_id from plays').pluck().all()).toEqual([
      'idea',
    ])
  })

  it('says so when something could not be saved', async () => {
    const { server, comeBack } = await notedWithoutNetwork()
    server.connection.exec("delete from activities where id = 'idea'")
    await comeBack()
    await screen.findByText(/^You are online again\. Not everything you noted could be saved/)
    expect(unsent()).toEqual([])
  })
})
