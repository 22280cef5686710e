import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo } from './families.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { visit } from './visit.ts'

/*
 * A push arrives at the service worker of a phone: what it shows, and where a click on it leads. The journeys'
 * browser shows no notifications and cannot click one, so the worker's calls are recorded there.
 */

startProduct()

const message = {
  title: 'Sock Mountain Match',
  body: '5 minutes. 4 pairs of clean socks.',
  url: '/activities/sock-mountain-match/play#reminder=a-token',
  token: 'a-token',
}

test('a push is shown as the activity of the day, and a click on it opens the play', async () => {
  const phone = { ...screens.phone, serviceWorkers: 'allow' } as const
  const { page, context, open } = await visit(browser, server, 'Elin', phone, leo)
  await open('/activities')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const [running] = context.serviceWorkers()
  const worker = running ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(recordCalls)
  await push(await context.newCDPSession(page), JSON.stringify(message))
  const calls = () => worker.evaluate(recordedCalls)
  await expect.poll(calls).toMatchObject([
    {
      ...{ title: message.title, body: message.body, tag: 'reminder' },
      actions: [{ title: 'Skip today' }, { title: 'Pause a week' }],
    },
  ])
  await worker.evaluate(press)
  await expect.poll(calls).toHaveLength(2)
  const opened = (await calls())[1]?.opened ?? ''
  expect(opened).toBe(`${server.url}${message.url}`)
  await page.goto(opened)
  await page.getByRole('button', { name: 'First step' }).click()
  await seen(page, page.locator('.playing-main h1'))
  await context.close()
})

/** As the browser's push service delivers it. */
async function push(session: CDPSession, data: string) {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const origin = server.url
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

type RecordedCall = { title?: string; data?: object; opened?: string }
/** The names of a service worker that the journey uses. */
type Here = EventTarget & { calls: RecordedCall[]; registration: object; clients: object }

function recordCalls() {
  // Runs in the worker, whose global the types of this file do not know.
  const here = globalThis as unknown as Here
  here.calls = []
  const showNotification = async (title: string, options: object) =>
    void here.calls.push({ title, ...options })
  const openWindow = async (opened: string) => void here.calls.push({ opened })
  Object.defineProperty(here.registration, 'showNotification', { value: showNotification })
  Object.defineProperty(here.clients, 'openWindow', { value: openWindow })
}

function recordedCalls() {
  // Runs in the worker, whose global the types of this file do not know.
  const here = globalThis as unknown as Here
  return here.calls
}

function press() {
  // Runs in the worker, whose global the types of this file do not know.
  const here = globalThis as unknown as Here
  const notification = { data: here.calls[0]?.data, close: () => {} }
  const event = new Event('notificationclick')
  here.dispatchEvent(Object.assign(event, { notification, action: '', waitUntil: () => {} }))
}
