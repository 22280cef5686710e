import { everydayCount, premiumCount } from '@fgm/api/library-size'
import { openToAll, waitingFamily } from '@fgm/api/payments-app'
import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../test/acts.ts'
import { anaWith, mia, registerFamilies, writeRefundDays } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

let reload: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
})

/** A family that came too late for a founding spot, at the simulated checkout. */
async function benAt(env: Record<string, string> = { PAYMENTS: 'sandbox' }, number = 210) {
  const server = createTestApp(env)
  openToAll(server)
  return { server, as: await waitingFamily(server, 'Ben', number) }
}

const paymentsIn = ({ connection }: TestApp) =>
  connection.prepare('select source, disposition from payments').all()
const close = (server: TestApp) =>
  server.connection.prepare('update settings set value = \'"auto"\'').run()
const openCheckout = async () => {
  await screen.findByRole('button', { name: /^Pay / })
  await press('Pay $5')
  return screen.findByRole('dialog', { name: 'Test checkout' })
}
const pressIn = async (dialog: HTMLElement, name: string) =>
  void fireEvent.click(within(dialog).getByRole('button', { name }))

describe('the upgrade page', () => {
  it('shows a visitor the price of the next family, what it opens, and both join actions', async () => {
    const server = createTestApp({ PAYMENTS: 'sandbox' })
    await registerFamilies(server, 50)
    await renderApp('/upgrade', { server })
    await screen.findByRole('heading', { level: 1, name: 'Premium for life' })
    const words = await screen.findByText(/^Premium for life in one payment/)
    expect(words.parentElement?.textContent).toMatch(
      /^\$3 once.*88% off the standard \$25\. This price stays yours\./,
    )
    const opened = everydayCount - 12 + premiumCount
    await screen.findByRole('heading', { name: `Three of the ${opened} it opens` })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Sign Up Free' }).getAttribute('href')).toContain(
      '/register',
    )
    expect(main.getByRole('link', { name: 'Log In' }).getAttribute('href')).toContain('/login')
    const next = main.getByText('The next family').closest('li')
    expect(next?.textContent).toContain('Families 51 to 100')
    // No step is left out, also where a later family pays less.
    for (const [families, price] of [
      ['Families 1 to 50', 'Free'],
      ['Families 101 to 200', '$7'],
      ['Families 201 to 500', '$5'],
      ['From family 501 on', '$25'],
    ] as const)
      expect(main.getByText(families).closest('li')?.textContent).toContain(price)
  })

  it('shows only the steps before the next family as taken', async () => {
    const server = createTestApp({ PAYMENTS: 'sandbox' })
    await registerFamilies(server, 100)
    await renderApp('/upgrade', { server })
    await screen.findByText('The next family')
    const taken = screen.getAllByText('All taken').map((one) => one.closest('li')?.textContent)
    expect(taken).toEqual([
      expect.stringMatching(/^Founding Family/),
      expect.stringMatching(/^Pioneer/),
    ])
  })

  it('thanks a family that has premium, and sells it nothing', async () => {
    const server = createTestApp()
    await renderApp('/upgrade', { server, as: await server.register({ name: 'Ana' }) })
    await screen.findByRole('heading', { name: 'Premium is yours for life' })
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('says literally when payments will be available, and how far it is', async () => {
    const { server, as } = await benAt({ PAYMENTS: 'sandbox' }, 60)
    close(server)
    await renderApp('/upgrade', { server, as })
    await screen.findByText(/^Payments will be available when we reach 101 users!/)
    await screen.findByText(/^Your turn comes once payments open, at 101 families \(60 so far\)/)
  })

  it('stays closed without a response, says so, and retries', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as, failing: 'payments.offer' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Payments are closed for the moment')
    expect(within(alert).getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('says that payments are not yet available where no provider is set up', async () => {
    await renderApp('/upgrade', await benAt({}))
    await screen.findByRole('heading', { name: /^\$\d+, kept for you$/ })
    expect(screen.getByText('Payments are not yet available.')).toBeTruthy()
    const next = screen.getByRole('link', { name: 'See Where You Stand' })
    expect([next.getAttribute('href'), next.classList.contains('primary')]).toEqual([
      '/dashboard',
      true,
    ])
  })

  it('shows the price in the chosen currency, and what registration named', async () => {
    await renderApp('/upgrade', await benAt())
    const group = await screen.findByRole('radiogroup', { name: 'Currency' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((one) => one.parentElement?.textContent),
    ).toEqual(['USD', 'EUR', 'GBP', 'INR'])
    for (const [currency, price] of [
      ['EUR', '€4.50'],
      ['GBP', '£3.90'],
      ['INR', '₹415'],
      ['USD', '$5'],
    ] as const) {
      fireEvent.click(within(group).getByRole('radio', { name: currency }))
      expect(screen.getByRole('button', { name: `Pay ${price}` })).toBeTruthy()
    }
    expect(screen.getByText('$12').tagName).toBe('S')
  })

  it.each([
    ['says in how many days the money comes back', 14, 1],
    ['names no days where the operator promises none', null, 0],
  ])('%s', async (_name, days, count) => {
    const family = await benAt()
    writeRefundDays(family.server, days)
    const { queryClient } = await renderApp('/upgrade', family)
    await screen.findByText(/^Nothing renews\./)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryAllByText(/within 14 days of paying you get all of it back/)).toHaveLength(
      count,
    )
  })

  it('does not wait for the refund days, and stays when the offer cannot be refetched', async () => {
    const { server, as } = await benAt()
    let isDown = false
    const request: TestApp['app']['request'] = (input, init) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : server.app.request(input, init)
    const lost = { ...server, app: { request } as TestApp['app'] }
    const { queryClient, router } = await renderApp('/help', { server: lost, as })
    queryClient.setQueryDefaults([['operator', 'current']], { enabled: false })
    await act(() => router.navigate({ to: '/upgrade' }))
    await screen.findByRole('button', { name: 'Pay $5' })
    isDown = true
    await act(() => queryClient.refetchQueries({ queryKey: [['payments', 'offer']] }))
    screen.getByRole('button', { name: 'Pay $5' })
    expect(screen.queryByText('Payments are closed for the moment')).toBeNull()
  })

  it('shows three activities for the age of the child', async () => {
    await renderApp('/upgrade', await anaWith([mia]))
    const opened = within(await screen.findByRole('region', { name: /^Three of the/ }))
    const facts = opened.getAllByText(/ min · Ages? /)
    expect(facts).toHaveLength(3)
    for (const { textContent } of facts) {
      const [from = 0, to = from] = (textContent?.match(/\d+/g) ?? []).slice(1).map(Number)
      expect([from <= 4, to >= 4]).toEqual([true, true])
    }
  })

  it('strikes nothing through where registration named no higher price', async () => {
    await renderApp('/upgrade', await benAt({ PAYMENTS: 'sandbox' }, 150))
    await screen.findByRole('button', { name: 'Pay $7' })
    expect(document.querySelector('s')).toBeNull()
  })
})

describe('the test checkout', () => {
  it('pays: premium, a receipt, and a reload after two seconds', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as })
    const dialog = await openCheckout()
    expect(dialog.textContent).toContain('No money is moved')
    await pressIn(dialog, 'Pay $5')
    await screen.findByRole('heading', { name: 'Premium is yours. Thank you!' })
    expect(paymentsIn(server)).toEqual([{ source: 'verify', disposition: 'activated' }])
    expect(reload).not.toHaveBeenCalled()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('fails, says so with the order, and lets the family try again', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as })
    await pressIn(await openCheckout(), 'Fail')
    await screen.findByText('The payment did not go through. Nothing was charged.')
    expect(screen.getByText(/^Your order is order_/)).toBeTruthy()
    await pressIn(await openCheckout(), 'Pay $5')
    await screen.findByRole('heading', { name: 'Premium is yours. Thank you!' })
    expect(server.connection.prepare('select count(*) as n from orders').get()).toEqual({ n: 1 })
  })

  it('closed without paying charges nothing and says so', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as })
    await pressIn(await openCheckout(), 'Close')
    await screen.findByText('You closed the checkout. Nothing was charged.')
    expect(paymentsIn(server)).toEqual([])
  })

  it('whose response is lost is confirmed by a query', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as, failing: 'payments.verify' })
    await pressIn(await openCheckout(), 'Pay $5')
    await screen.findByRole('heading', { name: 'Premium is yours. Thank you!' })
    expect(paymentsIn(server)).toEqual([{ source: 'reconcile', disposition: 'activated' }])
  })

  it('says that it keeps confirming without any response', async () => {
    const { server, as } = await benAt()
    const { unmount } = await renderApp('/upgrade', { server, as, failing: 'payments.' })
    expect(await screen.findByRole('alert')).toBeTruthy()
    unmount()
    await renderApp('/upgrade', { server, as })
    const dialog = await openCheckout()
    server.connection.prepare('drop table payments').run()
    await pressIn(dialog, 'Pay $5')
    await screen.findByText(/^We are confirming your payment/)
  })
})

describe('an order that cannot be made', () => {
  it('is refused with the sentence of the server', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as })
    await screen.findByRole('button', { name: 'Pay $5' })
    server.deps.payments.createOrder = () => Promise.reject(new Error('down'))
    await press('Pay $5')
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  })

  it('of a family that got premium meanwhile ends with thanks', async () => {
    const { server, as } = await benAt()
    await renderApp('/upgrade', { server, as })
    await screen.findByRole('button', { name: 'Pay $5' })
    server.connection.prepare("update families set waitlist_status = 'active'").run()
    await press('Pay $5')
    await screen.findByText('Premium is already yours. There is nothing to pay.')
  })
})
