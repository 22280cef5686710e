import type { CDPSession, Page, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo } from './families.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { visit } from './visit.ts'

/* A reminder arrives at the service worker of a phone: what it shows, and where a press on it leads. */

startProduct()

const message = {
  title: 'Sock Mountain Match',
  body: '5 minutes. 4 pairs of clean socks.',
  url: '/activities/sock-mountain-match/play#reminder=a-token',
  token: 'a-token',
}

test('a push is shown as the activity of the day, and a press on it opens the play', async () => {
  const phone = { ...screens.phone, serviceWorkers: 'allow' } as const
  const { page, context, open } = await visit(browser, server, 'Elin', phone, leo)
  await context.grantPermissions(['notifications'], { origin: server.url })
  await open('/activities')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await push(await context.newCDPSession(page), JSON.stringify(message))
  await expect
    .poll(() => shown(page))
    .toEqual([[message.title, message.body, ['Skip today', 'Pause a week']]])
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('No service worker')
  const opened = await press(worker)
  expect(opened).toEqual([`${server.url}${message.url}`])
  expect(await shown(page)).toEqual([])
  await page.goto(opened[0] ?? '')
  await page.getByRole('button', { name: 'First step' }).click()
  await seen(page, page.locator('.playing-main h1'))
  await context.close()
})

/** As the browser's push service hands it over. */
async function push(session: CDPSession, data: string) {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId,
    data,
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const all = (await registration.getNotifications()) as (Notification & {
      actions: { title: string }[]
    })[]
    return all.map(({ title, body, actions }) => [title, body, actions.map((one) => one.title)])
  })

/** What the journey touches of a service worker's own names. */
type Here = EventTarget & { registration: ServiceWorkerRegistration; clients: object }

/**
 * A press on the notification. No hand reaches it in a browser without a window, and only a hand may open one: the worker hears
 * of the press, and what it would open is noted.
 */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const here = globalThis as unknown as Here
    const [notification] = await here.registration.getNotifications()
    const opened: string[] = []
    const waits: Promise<unknown>[] = []
    const openWindow = async (url: string) => void opened.push(url)
    Object.defineProperty(here.clients, 'openWindow', { value: openWindow })
    const event = new Event('notificationclick')
    const waitUntil = (promise: Promise<unknown>) => void waits.push(promise)
    here.dispatchEvent(Object.assign(event, { notification, action: '', waitUntil }))
    await Promise.all(waits)
    return opened
  })
