import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import type { TestBrowser } from '@fgm/api/test-browser'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { press, type, typed } from '../../../test/acts.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function openProfile(
  env: Record<string, string> = { SMTP_URL: 'smtp://mail.example' },
  before: (as: TestBrowser) => Promise<void> = async () => {},
) {
  const server = createTestApp(env)
  const as = await server.register({ name: 'Ana' })
  await as.post('/children', { name: 'Mia', birth_date: '2021-05-20' })
  server.connection.exec('update parents set email_verified_at = created_at')
  await before(as)
  await renderApp('/profile#tomorrow', { server, as })
  await screen.findByRole('button', { name: 'Mon' })
  const reminder = async () => (await as.get('/user/reminder')).body.reminder
  return { server, as, reminder }
}

const choose = (way: string) => fireEvent.click(screen.getByRole('radio', { name: way }))

describe('the reminder in the profile', () => {
  it('begins with weekdays in the time zone of the browser, and saves the choice', async () => {
    const { reminder } = await openProfile()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect([typed('Time'), typed('Time zone')]).toEqual(['17:30', zone])
    await press('Sat')
    await press('Mon')
    type('Time', '19:15')
    type('Time zone', 'Asia/Tokyo')
    await press('Remind Me')
    await screen.findByText(/^Next: Tue, Mar 3, 7:15 PM\.$/)
    expect(await reminder()).toMatchObject({
      days: [2, 3, 4, 5, 6],
      local_time: '19:15',
      zone: 'Asia/Tokyo',
      way: 'mail',
      status: 'on',
    })
  })

  atNight('is tried, paused, started and stopped', async () => {
    const { server, reminder } = await openProfile()
    await press('Remind Me')
    await screen.findByText(/^Next: /)
    await press('Try It')
    await waitFor(() => expect(server.mails.at(-1)?.subject).toMatch(/\(\d+ minutes\)$/))
    await press('Pause a Week')
    await screen.findByText(/^Paused\. The next one comes Mon, Mar 9/)
    await press('Start Again')
    await screen.findByText(/^Next: Mon, Mar 2/)
    await press('Stop')
    await screen.findByText(/^Stopped\./)
    expect(await reminder()).toMatchObject({ status: 'stopped' })
  })

  atNight('sends the Sunday sheet by mail once it is wanted, skips a week, and stops', async () => {
    const { as } = await openProfile()
    const sheet = async () => (await as.get('/user/reminder')).body.sunday_sheet
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Sunday sheet/ })
    expect([box().checked, await sheet()]).toEqual([false, null])
    type('Time', '19:15')
    type('Time zone', 'Asia/Tokyo')
    fireEvent.click(box())
    await screen.findByText(/^Next: Sat, Mar 7, 7:15 PM\.$/)
    await press('Skip a Week')
    await screen.findByText(/^Skipped\. The next one comes Sat, Mar 14, 7:15 PM\.$/)
    await press('Send It After All')
    await screen.findByText(/^Next: Sat, Mar 7/)
    fireEvent.click(box())
    await waitFor(() => expect(box().checked).toBe(false))
    expect(await sheet()).toMatchObject({ status: 'stopped', local_time: '19:15' })
  })

  atNight('starts with the calendar where no mail can be sent, and says so kindly', async () => {
    await openProfile({})
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Calendar' })).checked).toBe(
      true,
    )
    choose('Email')
    await screen.findByText('This site sends no emails, so this way is not possible here.')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remind Me' })
    expect(button.disabled).toBe(true)
  })

  atNight('says kindly that this browser does not support notifications', async () => {
    await openProfile()
    choose('Notification')
    await screen.findByText(/^This browser takes no notifications from sites/)
  })

  atNight('shows the calendar address once', async () => {
    const { server } = await openProfile({})
    choose('Calendar')
    await press('Remind Me')
    await screen.findByText('It is in your calendar.')
    await press('Make the Address')
    const url = (await screen.findByText(/\/calendar\/[\w-]+\.ics$/)).textContent ?? ''
    expect((await server.app.request(new URL(url).pathname)).status).toBe(200)
    expect(screen.queryByRole('button', { name: 'Try It' })).toBeNull()
  })

  atNight('says what is missing: a day', async () => {
    await openProfile()
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await press(day)
    await press('Remind Me')
    await screen.findByText('Please choose at least one day.')
  })
})

/** The parts of a browser that supports notifications, which the simulated one lacks. */
function takesNotifications(permission: 'granted' | 'denied') {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/phone'
  const subscription = { toJSON: () => ({ endpoint, keys }) }
  const registration = { pushManager: { subscribe: async () => subscription } }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => permission,
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('a reminder by notification that this browser does not get', () => {
  const openWithPush = () =>
    openProfile({}, async (as) => {
      const plan = { days: [1, 2, 3, 4, 5, 6, 7], local_time: '17:30', zone: 'UTC', way: 'push' }
      await as.put('/user/reminder', plan)
    })

  it('announces nothing, and is turned on here by a click', async () => {
    takesNotifications('granted')
    const { as } = await openWithPush()
    await screen.findByText('No browser gets your notifications right now.')
    expect(screen.queryByRole('button', { name: 'Try It' })).toBeNull()
    await press('Turn On Here')
    await screen.findByText(/^Next: Mon, Mar 2, 5:30 PM\.$/)
    expect(screen.queryByRole('button', { name: 'Turn On Here' })).toBeNull()
    expect((await as.get('/user/reminder')).body.is_device).toBe(true)
  })

  atNight('stays off where the browser refuses, and says so', async () => {
    takesNotifications('denied')
    await openWithPush()
    await screen.findByRole('button', { name: 'Turn On Here' })
    await press('Turn On Here')
    await screen.findByText('This browser did not allow notifications. Nothing was changed.')
  })
})
