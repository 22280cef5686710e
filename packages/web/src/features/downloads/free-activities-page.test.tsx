import { createTestApp } from '@fgm/api/test-app'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press } from '../../../test/acts.ts'
import { fakeTab } from '../../../test/fake-tab.ts'
import { renderApp } from '../../../test/render-app.tsx'

const path = '/activities/free'

describe('the free downloads', () => {
  it('show a visitor every printable with its age and length', async () => {
    await renderApp(path)
    await screen.findByRole('heading', { name: 'Free activity downloads' })
    expect(await screen.findAllByRole('button', { name: /^Download / })).toHaveLength(12)
    const wave = screen.getByRole('heading', { name: 'Shadow Wave' }).closest('article')
    expect(wave?.textContent).toContain('Ages 2-4')
    expect(wave?.textContent).toContain('5 min')
    const title = screen.getByRole('link', { name: 'Shadow Wave' })
    expect(title.getAttribute('href')).toBe('/activities/shadow-wave')
  })

  it('open in a new tab, and the address contains a real PDF', async () => {
    const { tab, open } = fakeTab()
    const { server } = await renderApp(path)
    await screen.findByRole('button', { name: 'Download Shadow Wave' })
    await press('Download Shadow Wave')
    expect(open.mock.calls[0]?.[1]).toBe('_blank')
    await waitFor(() => expect(tab.location.replace.mock.calls).toHaveLength(1))
    const url = String(tab.location.replace.mock.calls[0]?.[0])
    const pdf = await server.browser().get(url)
    expect(new TextDecoder().decode(pdf.body.slice(0, 5))).toBe('%PDF-')
  })

  it('open here when the browser allows no new tab', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
    await renderApp(path)
    await screen.findByRole('button', { name: 'Download Shadow Wave' })
    await press('Download Shadow Wave')
    await waitFor(() => expect(assign.mock.calls).toEqual([['/downloads/shadow-wave.pdf']]))
  })

  it('close the empty tab and say so when it does not work', async () => {
    const { tab } = fakeTab()
    await renderApp(path, { failing: 'downloads.request' })
    await screen.findByRole('button', { name: 'Download Shadow Wave' })
    await press('Download Shadow Wave')
    expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.')
    expect(tab.close.mock.calls).toHaveLength(1)
  })

  it('say so when the list cannot be loaded, and retry', async () => {
    const server = createTestApp()
    server.connection.exec('alter table activities rename to gone')
    await renderApp(path, { server })
    await screen.findByRole('heading', { name: 'The downloads could not be loaded' })
    server.connection.exec('alter table gone rename to activities')
    await press('Try Again')
    expect(await screen.findAllByRole('button', { name: /^Download / })).toHaveLength(12)
  })
})
