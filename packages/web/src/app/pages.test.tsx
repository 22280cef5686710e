import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'

describe('the pages of the frame', () => {
  it('redirect the other addresses of the same pages', async () => {
    const { router } = await renderApp('/generate')
    expect(router.state.location.pathname).toBe('/ai-generator')
  })

  it('say when an address leads nowhere', async () => {
    await renderApp('/nowhere')
    expect(await screen.findByText('This page is not on the map')).toBeTruthy()
  })

  it('are found also from the landing page before their table has loaded', async () => {
    const { router } = await renderApp('/', { has_no_pages_yet: true })
    await act(() => router.navigate({ to: '/register', search: { ref: 'MAYA12' }, hash: 'form' }))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(router.state.location.href).toBe('/register?ref=MAYA12#form')
    expect(router.state.matches.at(-1)?.routeId).toBe('/register')
    await act(async () => router.history.back())
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('put the focus on the heading after navigation, and name the tab', async () => {
    const { router } = await renderApp('/community')
    const first = await screen.findByRole('heading', { level: 1, name: 'Community' })
    expect(document.activeElement).not.toBe(first)
    await act(() => router.navigate({ to: '/upgrade' }))
    const second = await screen.findByRole('heading', { level: 1, name: 'Premium for life' })
    await waitFor(() => expect(document.activeElement).toBe(second))
    expect(document.title).toBe('Upgrade | Five Good Minutes')
  })
})
