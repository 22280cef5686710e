import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { leo } from './families.ts'
import { screens } from './generator-page.ts'
import { browser, server, startProduct } from './product.ts'
import { seen } from './seen.ts'
import { visit } from './visit.ts'

/*
 * A push arrives at the service worker of a phone: what it shows, and where a press on it leads. The journeys' browser draws no
 * notifications and has no hand to press one, so what the worker asks for is noted there.
 */

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
  await open('/activities')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const [running] = context.serviceWorkers()
  const worker = running ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(noteWhatIsAsked)
  await push(await context.newCDPSession(page), JSON.stringify(message))
  const asked = () => worker.evaluate(whatIsAsked)
  await expect.poll(asked).toMatchObject([
    {
      ...{ title: message.title, body: message.body, tag: 'reminder' },
      actions: [{ title: 'Skip today' }, { title: 'Pause a week' }],
    },
  ])
  await worker.evaluate(press)
  await expect.poll(asked).toHaveLength(2)
  const opened = (await asked())[1]?.opened ?? ''
  expect(opened).toBe(`${server.url}${message.url}`)
  await page.goto(opened)
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
  const origin = server.url
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

type Asked = { title?: string; data?: object; opened?: string }
/** What the journey touches of a service worker's own names. */
type Here = EventTarget & { asked: Asked[]; registration: object; clients: object }

function noteWhatIsAsked() {
  // Runs in the worker, whose global the types of this file do not know.
  const here = globalThis as unknown as Here
  here.asked = []
  const showNotification = async (title: string, options: object) =>
    void here.asked.push({ title, ...options })
  const openWindow = async (opened: string) => void here.asked.push({ opened })
  Object.defineProperty(here.registration, 'showNotification', { value: showNotification })
  Object.defineProperty(here.clients, 'openWindow', { value: openWindow })
}

function whatIsAsked() {
  // Runs in the worker, whose global the types of this file do not know.
  const here = globalThis as unknown as Here
  return here.asked
}

function press() {
  // Runs in the worker, whose global the types of this file do not know.
  const here = globalThis as unknown as Here
  const notification = { data: here.asked[0]?.data, close: () => {} }
  const event = new Event('notificationclick')
  here.dispatchEvent(Object.assign(event, { notification, action: '', waitUntil: () => {} }))
}
