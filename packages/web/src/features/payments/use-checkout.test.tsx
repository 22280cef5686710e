import { createPaymentsApp, type PaymentsApp } from '@fgm/api/payments-app'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'
import type { RazorpayOptions } from './use-checkout.ts'

let house: PaymentsApp
let scripts: HTMLScriptElement[]
let opened: RazorpayOptions[]
let reload: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  house = await createPaymentsApp()
  Object.assign(house.app.deps.payments, house.fake.direct)
  scripts = []
  opened = []
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  // The network is not used: a script neither loads nor fails until the test says so.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]))
  })
})
afterEach(async () => {
  delete window.Razorpay
  for (const tag of document.querySelectorAll('meta[property]')) tag.remove()
  await house.fake.close()
})

const page = () => renderApp('/upgrade', { server: house.app, as: house.ben })
const pay = async () => {
  await screen.findByRole('button', { name: 'Pay $5' })
  await press('Pay $5')
}
/** Razorpay's checkout as far as the page can tell. */
function checkoutInThisBrowser() {
  window.Razorpay = class {
    readonly options: RazorpayOptions
    constructor(options: RazorpayOptions) {
      this.options = options
    }
    open() {
      opened.push(this.options)
    }
  }
}
const openedCheckout = async () => {
  await waitFor(() => expect(opened).toHaveLength(1))
  return opened[0] as RazorpayOptions
}
/** What the server writes into a document for a page. */
function documentMadeFor(path: string) {
  const tag = document.createElement('meta')
  tag.setAttribute('property', 'og:url')
  tag.content = `https://fgm.example${path}`
  document.body.append(tag)
}

describe("the provider's checkout", () => {
  it('requests nothing before the click, and one script after it', async () => {
    await page()
    await screen.findByRole('button', { name: 'Pay $5' })
    expect(scripts).toEqual([])
    await pay()
    await waitFor(() => expect(scripts).toHaveLength(1))
    expect(scripts[0]?.src).toBe('https://checkout.razorpay.com/v1/checkout.js')
    await act(async () => void scripts[0]?.dispatchEvent(new Event('error')))
    const alert = await screen.findByText('Payment setup failed. Please try again.')
    expect(alert).toBeTruthy()
  })

  it('opens for our order and family, and its result is verified', async () => {
    checkoutInThisBrowser()
    await page()
    await pay()
    const options = await openedCheckout()
    const { handed } = house.fake.pay(options.order_id)
    expect(options).toMatchObject({
      key: 'rzp_test_ours',
      amount: 500,
      currency: 'USD',
      prefill: { name: 'Ben', email: 'ben@example.com' },
    })
    act(() =>
      options.handler({
        razorpay_payment_id: handed.payment_id,
        razorpay_order_id: handed.order_id,
        razorpay_signature: handed.signature,
      }),
    )
    // Some browsers also report that it was closed.
    act(() => options.modal.ondismiss())
    await screen.findByRole('heading', { name: 'Premium is yours. Thank you!' })
  })

  it('with a wrong signature fails with the sentence and the order', async () => {
    checkoutInThisBrowser()
    await page()
    await pay()
    const options = await openedCheckout()
    act(() =>
      options.handler({
        razorpay_payment_id: 'pay_forged',
        razorpay_order_id: options.order_id,
        razorpay_signature: '0'.repeat(64),
      }),
    )
    await screen.findByText('Payment verification failed. Please contact support.')
    expect(screen.getByText(`Your order is ${options.order_id}.`)).toBeTruthy()
  })

  it('closed after paying is detected by one query', async () => {
    checkoutInThisBrowser()
    await page()
    await pay()
    const options = await openedCheckout()
    house.fake.pay(options.order_id)
    act(() => options.modal.ondismiss())
    await screen.findByRole('heading', { name: 'Premium is yours. Thank you!' })
  })

  it('cannot be loaded: the sentence of the spec, and the button works again', async () => {
    house.app.deps.payments.createOrder = house.fake.client(10).createOrder
    house.fake.state.trouble = 'hang'
    await page()
    await pay()
    await screen.findByText('Payment order creation failed')
    expect(screen.getByRole('button', { name: 'Pay $5' }).getAttribute('aria-busy')).toBeNull()
  })
})

describe('the content security policy', () => {
  it('of another page refuses the checkout: the page reloads before anyone can click', async () => {
    documentMadeFor('/activities')
    await page()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('button', { name: 'Pay $5' })).toBeNull()
  })

  it('of this page needs no reload', async () => {
    documentMadeFor('/upgrade')
    await page()
    await screen.findByRole('button', { name: 'Pay $5' })
    expect(reload).not.toHaveBeenCalled()
  })
})
