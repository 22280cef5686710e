import { openToAll, waitingFamily } from '@fgm/api/payments-app'
import { createTestApp, type TestApp, testPassword } from '@fgm/api/test-app'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const signOutThere = () => screen.findByRole('button', { name: /^Log out the browser/ })

/** Ana, who is logged in on a phone as well. */
async function anaOnTwo() {
  const { server, as } = await anaWith()
  return { server, as, phone: await logInAgain(server) }
}

async function logInAgain(server: TestApp) {
  const browser = server.browser()
  await browser.post('/api/login', { email: 'ana@example.com', password: testPassword })
  return browser
}

describe('the name', () => {
  it('is changed, and the bar greets by the new one', async () => {
    await renderApp('/profile?tab=account#name', await anaWith())
    await screen.findByRole('heading', { name: 'Name and email' })
    expect(typed('What we may call you')).toBe('Ana')
    type('What we may call you', 'Anna Maria')
    await press('Save Name')
    await screen.findByText('Your name is Anna Maria now.')
    await screen.findByText('Anna Maria, ana@example.com')
  })

  it('says what is wrong with it, and keeps what was typed', async () => {
    const { server, as } = await anaWith()
    await renderApp('/profile?tab=account#name', { server, as })
    await screen.findByRole('heading', { name: 'Name and email' })
    type('What we may call you', 'www.ana.example')
    await press('Save Name')
    await screen.findByText(/^Please use letters only/)
    expect(typed('What we may call you')).toBe('www.ana.example')
    expect((await as.get('/user/profile')).body.name).toBe('Ana')
  })
})

describe('the logged-in browsers', () => {
  it('are distinguished, and another one is logged out', async () => {
    const { server, as, phone } = await anaOnTwo()
    await renderApp('/profile?tab=account', { server, as })
    const button = await signOutThere()
    expect(screen.getAllByText('This browser')).toHaveLength(1)
    await press(button.getAttribute('aria-label') ?? '')
    await screen.findByText('That browser is logged out.')
    await waitFor(() => expect(screen.queryByText(/^Another browser, until/)).toBeNull())
    expect((await phone.get('/user/profile')).status).toBe(401)
    expect((await as.get('/user/profile')).status).toBe(200)
  })

  it('stay when the logout gets no response', async () => {
    const { server, as, phone } = await anaOnTwo()
    await renderApp('/profile?tab=account', { server, as, failing: 'signBrowserOut' })
    await press((await signOutThere()).getAttribute('aria-label') ?? '')
    await screen.findByText('Network error. Please try again.')
    expect((await phone.get('/user/profile')).status).toBe(200)
  })

  it('move the focus to the first new one, once all are shown', async () => {
    const { server, as } = await anaOnTwo()
    for (const _ of ['third', 'fourth']) await logInAgain(server)
    await renderApp('/profile?tab=account', { server, as })
    const button = await screen.findByRole('button', { name: 'Show All 4 Browsers' })
    act(() => button.focus())
    await press('Show All 4 Browsers')
    const others = screen.getAllByRole('button', { name: /^Log out the browser/ })
    expect(others).toHaveLength(3)
    expect(document.activeElement).toBe(others[2])
  })
})

describe('the receipts', () => {
  it('are PDFs of what was paid', async () => {
    const server = createTestApp({ PAYMENTS: 'sandbox' })
    openToAll(server)
    const as = await waitingFamily(server, 'Ben', 210)
    const { amount, currency, order_id } = (
      await as.post('/api/payment/create-order', { currency: 'USD' })
    ).body
    const simulated = await as.mutate('payments.simulate', { order_id, outcome: 'success' })
    const paid = { order_id, amount, currency, ...simulated.body.payment }
    await as.post('/api/payment/verify', paid)
    await renderApp('/profile?tab=membership', { server, as })
    const link = await screen.findByRole('link', { name: 'Receipt FGM-000001 as a PDF' })
    expect(link.getAttribute('href')).toMatch(/^\/user\/receipts\/.+\.pdf$/)
  })

  it('are not shown where nothing was paid', async () => {
    await renderApp('/profile?tab=membership', await anaWith())
    await screen.findByText('50 credits left')
    expect(screen.queryByRole('heading', { name: 'Receipts' })).toBeNull()
  })
})

describe('the data of a family', () => {
  it('is downloaded as one file', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:family'
    })
    // A browser saves the file and stays; this one would navigate to it.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await renderApp('/profile?tab=account', await anaWith())
    await screen.findByRole('heading', { name: 'Your data' })
    await press('Download My Data')
    await screen.findByText('Your data is on its way to your downloads.')
    const { tables } = JSON.parse((await files[0]?.text()) ?? '')
    expect(tables.children[0].name).toBe('Mia')
    expect(tables.parents[0].email).toBe('ana@example.com')
  })

  it('says how long to wait after too many requests', async () => {
    const server = createTestApp({ RATE_LIMITS: 'on' })
    const as = await server.register({ name: 'Ana' })
    for (let time = 0; time < 10; time += 1) await as.get('/user/export')
    await renderApp('/profile?tab=account', { server, as })
    await screen.findByRole('heading', { name: 'Your data' })
    await press('Download My Data')
    expect((await screen.findByRole('alert')).textContent).toMatch(/try again in/)
  })
})
