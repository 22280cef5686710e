import { createTestApp } from '@fgm/api/test-app'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'

/** The card around the promotion's heading. */
async function promo(heading: string) {
  const title = await screen.findByRole('heading', { name: heading }, { timeout: 5000 })
  const card = title.closest<HTMLElement>('.card')
  if (!card) throw new Error('The heading stands in no promo card')
  return within(card)
}

describe('the promo card', () => {
  it('offers a visitor the founding spots, with the real count', async () => {
    const server = createTestApp()
    await server.register({ name: 'Ana' })
    await renderApp('/', { server })
    const card = await promo('Join 50 Founding Families!')
    expect(card.getByText(/Only 49 spots remaining!/)).toBeTruthy()
    expect(card.getByRole('img', { name: '1 of 50 founding spots taken, 49 left' })).toBeTruthy()
    expect(card.getByRole('link', { name: 'Sign Up Now' }).getAttribute('href')).toBe('/register')
    expect(card.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
  })

  it('uses general words when the count cannot be loaded', async () => {
    const server = createTestApp()
    const visitor = server.browser()
    await renderApp('/', { server, as: visitor, failing: 'auth.registrationInfo' })
    const card = await promo('Join Founding Families!')
    expect(card.queryByRole('img')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Claim Your Free Spot' })).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Founding Families' })).toBeNull()
  })

  it('says in the banner and under the buttons what applies when the free spots are taken', async () => {
    const server = createTestApp()
    for (let number = 1; number <= 50; number += 1)
      await server.register({ name: 'F', email: `f${number}@example.com` })
    await renderApp('/', { server, as: server.browser() })
    expect(
      await screen.findByText('Signing up is free, and so are the twelve samples.', {
        selector: '.hero-note',
      }),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Claim Your Free Spot' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Join the Waitlist' })).toBeTruthy()
    const banner = within(screen.getByRole('complementary', { name: 'Founding Families' }))
    expect(banner.getAllByText(/All 50 founding spots are taken/)).toHaveLength(2)
    const waitlist = banner.getByRole('link', { name: 'Join the waitlist.' })
    expect(waitlist.getAttribute('href')).toBe('/register')
  })

  it('asks no logged-in family to join', async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    for (let number = 2; number <= 50; number += 1)
      await server.register({ name: 'F', email: `f${number}@example.com` })
    await renderApp('/', { server, as: ana })
    await promo('Help Other Busy Parents!')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'My Activities' })).toBeTruthy()
    expect(screen.queryByText(/All 50 founding spots are taken/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Join the waitlist/i })).toBeNull()
    expect(screen.queryByText('Start Connecting Today - FREE')).toBeNull()
    expect(document.querySelector('.hero-note')).toBeNull()
  })

  it('gives a family its code, its link and the rewards', async () => {
    const server = createTestApp()
    const ana = await server.register({ name: 'Ana' })
    const { body: profile } = await ana.get('/user/profile')
    let copied = ''
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: async (text: string) => {
        copied = text
      },
    } as Clipboard)

    await renderApp('/', { server, as: ana })
    const card = await promo('Help Other Busy Parents!')
    expect(card.getByText(profile.referral_code)).toBeTruthy()
    fireEvent.click(card.getByRole('button', { name: 'Copy Link' }))
    await card.findByRole('button', { name: 'Copied' })
    expect(copied).toBe(`${window.location.origin}/register?ref=${profile.referral_code}`)
    const details = card.getByRole('link', { name: 'View Referral Details' })
    expect(details.getAttribute('href')).toBe('/profile')
    expect(card.getByText(/3 referrals = Skip waitlist/)).toBeTruthy()
  })
})
