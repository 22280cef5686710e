import { createTestApp } from '@fgm/api/test-app'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ben } from '../../test/families.ts'
import { renderApp } from '../../test/render-app.tsx'

describe('the navigation bar', () => {
  it('shows a spinner during the session check, then offers Login and Sign Up', async () => {
    await renderApp('/community')
    expect(screen.getByText('Checking whether you are logged in')).toBeTruthy()
    const account = await screen.findByRole('navigation', { name: 'Account' })
    const links = within(account).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Login', '/login'],
      ['Sign Up', '/register'],
    ])
  })

  it('shows a family the five places, its week, its initial, its name and its badge', async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    await renderApp('/community', { server, as: ana })
    const main = await screen.findByRole('navigation', { name: 'Main' })
    expect(
      within(main)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['My Activities', 'Create', 'Community', 'Hunt', 'Premium', 'This week'])
    expect(screen.getByRole('link', { name: 'Profile of Ana' }).textContent).toBe('A')
    expect(screen.getAllByText('Founding').length).toBeGreaterThan(0)
  })

  it('links a waiting family to its place in line, next to the five, as a ticket and in the footer', async () => {
    const family = await ben()
    await renderApp('/community', family)
    const links = await screen.findAllByRole('link', { name: 'Your place' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard',
      '/dashboard',
    ])
  })

  it('logs out and goes home', async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    const { router } = await renderApp('/community', { server, as: ana })
    const [logout] = await screen.findAllByRole('button', { name: 'Logout' })
    logout?.click()
    await screen.findByRole('navigation', { name: 'Account' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})
