import { atNight } from '@fgm/api/extent'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { savedDraft } from './hunt-draft.ts'

const path = '/scavenger-hunt/create'
const heading = (name: string) => screen.findByRole('heading', { name })
const note = 'We brought back the hunt you began.'

async function begin() {
  const family = await anaWith([])
  const page = await renderApp(path, family)
  fireEvent.click(await screen.findByRole('radio', { name: /Cozy Apartment/ }))
  await press('Next')
  type('Hunt name', 'Saturday hunt')
  await press('Next')
  await press('Generate Sample Items')
  await heading('Item 4')
  page.unmount()
  return family
}

describe('a started draft', () => {
  it('is restored after a reload, at the same step, and can be created', async () => {
    const family = await begin()
    const { router } = await renderApp(path, family)
    await screen.findByText(note)
    await heading('Item 4')
    await press('Next')
    await heading('Review')
    await press('Create Hunt')
    await waitFor(() => expect(router.state.location.pathname).toBe('/scavenger-hunt'))
    const { body } = await family.as.query('hunts.list')
    expect(body.hunts[0]).toMatchObject({ hunt_name: 'Saturday hunt', is_ready_made: false })
    // Only whose tab it is.
    expect(Object.keys(sessionStorage)).toEqual(['last-family'])
  })

  atNight('is deleted when the family starts over', async () => {
    const family = await begin()
    const { unmount } = await renderApp(path, family)
    await screen.findByText(note)
    await press('Start Over')
    await heading('Choose a blueprint')
    expect(screen.queryByText(note)).toBeNull()
    unmount()
    await renderApp(path, family)
    await heading('Choose a blueprint')
    expect(screen.queryByText(note)).toBeNull()
  })

  atNight('in one house is not used for another', async () => {
    const family = await begin()
    await renderApp(`${path}?blueprint=studio-nest`, family)
    await heading('Hunt details')
    expect(typed('Hunt name')).toMatch(/day color hunt$/)
    expect(screen.queryByText(note)).toBeNull()
  })

  it('is not shown to another family', async () => {
    const { server } = await begin()
    await renderApp(path, { server, as: await server.register({ name: 'Eve' }) })
    await heading('Choose a blueprint')
    expect(screen.queryByText(note)).toBeNull()
  })

  it('in an unknown form is ignored', () => {
    for (const text of ['{', '[]', '{"form":1}', '{"form":1,"step":2,"draft":{"items":3}}']) {
      sessionStorage.setItem('hunt-draft:ana', text)
      expect(savedDraft('ana')).toBeNull()
    }
  })
})

describe('an untouched draft', () => {
  it('is not stored', async () => {
    const family = await anaWith([])
    const { unmount } = await renderApp(`${path}?blueprint=cozy-apartment`, family)
    await heading('Hunt details')
    unmount()
    await renderApp(`${path}?blueprint=cozy-apartment`, family)
    await heading('Hunt details')
    expect(screen.queryByText(note)).toBeNull()
  })
})
