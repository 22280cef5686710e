import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../test/acts.ts'
import { anaWith } from '../../test/families.ts'
import { renderApp } from '../../test/render-app.tsx'
import { createQueryClient } from '../app/query-client.ts'
import { createNetwork } from '../lib/network.ts'
import { createCsrfToken } from '../lib/trpc-client.ts'
import { forgetFamily, welcomeFamily } from './family-storage.ts'

const completion = { completion_id: 'one-1111', id: 'rainbow-rooms' }
const ofAna = {
  'fgm-unsent:ana:one-1111': JSON.stringify({ family_id: 'ana', completion }),
  'fgm-unsent:older-2222': JSON.stringify({ family_id: 'ana', completion }),
  'fgm-hunts:family': 'ana',
  'fgm-hunts:hunt:ana:rainbow-rooms': '{}',
  'fgm-hunts:play:ana:rainbow-rooms': '{}',
  'blueprint-draft:ana:new': '{}',
  'last-family': 'ana',
  child: 'c1',
  'materials-at-home': 'paper',
}
const ofOthers = {
  'fgm-unsent:eve:three-333': JSON.stringify({ family_id: 'eve', completion }),
  'blueprint-draft:eve:new': '{}',
  theme: 'dark',
}

function fill(kept: object) {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}

describe('a family that is gone for good', () => {
  it('leaves no data in the browser, and all of others', () => {
    fill({ ...ofAna, ...ofOthers })
    sessionStorage.setItem('found:shadow-wave', 'a sock')
    forgetFamily('ana')
    expect({ ...localStorage }).toEqual(ofOthers)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the family that the server names', () => {
  it('is stored with the response: no later render stores it again once it is gone', async () => {
    const queryClient = createQueryClient({
      csrfToken: createCsrfToken(),
      network: createNetwork(fetch),
      goToLogin() {},
    })
    const respondWith = (user: object | null) =>
      queryClient.setQueryData([['auth', 'status'], { type: 'query' }], { user })
    respondWith({ id: 'ana' })
    await waitFor(() => expect(localStorage.getItem('last-family')).toBe('ana'))
    respondWith(null)
    forgetFamily('ana')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('ana')
  })
})

describe('a family that comes after another', () => {
  it('sees nothing that was chosen or ticked before, and loses nothing that waits to be sent', () => {
    fill({ ...ofAna, ...ofOthers })
    sessionStorage.setItem('found:shadow-wave', 'a sock')
    welcomeFamily('eve')
    expect(localStorage.getItem('child')).toBeNull()
    expect({ ...sessionStorage }).toEqual({ 'last-family': 'eve' })
    expect(localStorage.getItem('blueprint-draft:ana:new')).not.toBeNull()
  })

  it('that was here last finds it all again', () => {
    fill(ofAna)
    sessionStorage.setItem('found:shadow-wave', 'a sock')
    welcomeFamily('ana')
    expect(localStorage.getItem('child')).toBe('c1')
    expect({ ...sessionStorage }).toEqual({ 'found:shadow-wave': 'a sock', 'last-family': 'ana' })
  })

  it('finds nothing typed in a tab that was the former one’s, though another tab already shows it', () => {
    welcomeFamily('ana')
    sessionStorage.setItem('wishes:ana', '{"prompt":"for shy Mia"}')
    localStorage.setItem('last-family', 'eve')
    localStorage.setItem('child', 'c2')
    welcomeFamily('eve')
    expect({ ...sessionStorage }).toEqual({ 'last-family': 'eve' })
    expect(localStorage.getItem('child')).toBe('c2')
  })

  it('never gets a play that the one before has just finished', async () => {
    const family = await anaWith([])
    const eve = await family.server.register({ name: 'Eve' })
    const page = await renderApp('/scavenger-hunt/play/rainbow-rooms', family)
    await screen.findByRole('heading', { name: 'Rainbow Rooms' })
    fireEvent.click(screen.getByRole('radio', { name: 'Calm' }))
    await press('Start the hunt')
    for (const name of ['Found it', 'Found it', 'Found it']) await press(name)
    // Someone logs in in another tab, while this one still shows Ana's play.
    for (const [name, value] of eve.cookies) page.visitor.cookies.set(name, value)
    await press('Save & Continue')
    await screen.findByText('Please log in again.')
    const { body } = await eve.query('hunts.completions', { id: 'rainbow-rooms' })
    expect(body.completions).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.includes('fgm-unsent'))).toHaveLength(1)
  })
})
