import { createTestApp, type TestApp } from '@fgm/api/test-app'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { administrator } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** Mails in the outbox: the recipient of each, and its state. */
function write(server: TestApp, mails: [to: string, state: string, attempts: number][]) {
  const insert = server.connection.prepare(
    `insert into mail_outbox (id, kind, to_name, to_address, subject, text_body, html_body, state, attempts,
       next_attempt_at, last_error, created_at)
     values (?, 'receipt', ?, ?, 'Secret subject', 'secret', 'secret', ?, ?, '2026-03-02T10:00:00.000Z', ?, ?)`,
  )
  for (const [place, [to, state, attempts]] of mails.entries())
    insert.run(
      ...[`m${place}`, to, `${to}@example.com`, state, attempts],
      ...[
        attempts > 0 ? 'later please' : null,
        `2026-03-02T08:${10 + Math.floor(place / 50)}:${10 + (place % 50)}.000Z`,
      ],
    )
}

async function openMails(mails: Parameters<typeof write>[1], failing?: string) {
  const server = createTestApp()
  const as = await administrator(server)
  server.connection.exec('delete from mail_outbox')
  server.mails.splice(0)
  write(server, mails)
  return renderApp('/admin/mails', { server, as, failing })
}

const list = async () => within(await screen.findByRole('list', { name: 'Mails' }))

describe('the outbox', () => {
  it('shows each mail with its state and reason, newest first, and no text of it', async () => {
    await openMails([
      ['ann', 'sent', 1],
      ['ben', 'waiting', 2],
      ['cleo', 'failed', 8],
    ])
    const rows = (await list()).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('.chip')?.textContent)).toEqual([
      'Given up',
      'Failed, will retry',
      undefined,
    ])
    expect(rows[2]?.textContent).toMatch(/^ann@example\.com annReceiptSentMar 2, \d+:\d\d [AP]M$/)
    expect(within(rows[1] as HTMLElement).getByText('later please')).toBeTruthy()
    expect(rows.map((row) => row.className)).toEqual([
      'mail-row wrong',
      'mail-row wrong',
      'mail-row',
    ])
    expect(document.body.textContent).not.toMatch(/secret/i)
    expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('links to the family of a mail, where there is one', async () => {
    const server = createTestApp()
    const as = await administrator(server)
    await server.register({ name: 'Eve' })
    server.connection.exec('delete from mail_outbox')
    write(server, [
      ['eve', 'sent', 1],
      ['reader', 'sent', 1],
    ])
    await renderApp('/admin/mails', { server, as })
    const links = (await list()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['eve@example.com'])
  })

  it('is narrowed to one state', async () => {
    await openMails([
      ['ann', 'sent', 1],
      ['ben', 'waiting', 0],
    ])
    await list()
    fireEvent.click(screen.getByRole('radio', { name: /^Waiting\s*1$/ }))
    await waitFor(() => expect(screen.queryByText(/^ann@/)).toBeNull())
    expect(screen.getByText(/^ben@/)).toBeTruthy()
    // A state without mails is not offered.
    expect(screen.queryByRole('radio', { name: /^Given up/ })).toBeNull()
  })

  it('loads page by page', async () => {
    await openMails(
      Array.from(
        { length: 23 },
        (_, place) => [`p${place}`, 'sent', 1] as [string, string, number],
      ),
    )
    expect((await list()).getAllByRole('listitem')).toHaveLength(20)
    await press('Show older mails')
    await screen.findByText('p0@example.com')
    expect((await list()).getAllByRole('listitem')).toHaveLength(23)
    expect(screen.queryByRole('button', { name: 'Show older mails' })).toBeNull()
  })

  it('that could not be fetched can be requested again', async () => {
    await openMails([], 'mail.outbox')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch the mails' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })
})

describe('a mail that waits', () => {
  it("is sent by 'Retry now'", async () => {
    const { server } = await openMails([['ben', 'failed', 8]])
    await list()
    await press('Retry now: Receipt to ben@example.com')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry now/ })).toBeNull())
    expect(screen.getByText(/^No mail server is configured/)).toBeTruthy()
    expect(server.mails.map(({ to }) => to.address)).toEqual(['ben@example.com'])
  })

  it('is sent with all others that wait', async () => {
    const { server } = await openMails([
      ['ann', 'waiting', 1],
      ['ben', 'waiting', 0],
    ])
    await list()
    await press('Retry all that wait')
    expect(await screen.findByText(/^2 mails were tried\./)).toBeTruthy()
    expect(server.mails.map(({ to }) => to.name)).toEqual(['ann', 'ben'])
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Retry all that wait' })).toBeNull(),
    )
  })

  it('says why it was not sent', async () => {
    const { server } = await openMails([['ben', 'waiting', 0]])
    server.mail_trouble.is_down = true
    await list()
    await press('Retry now: Receipt to ben@example.com')
    expect(await screen.findByText(/^Not sent: the mail server is down\./)).toBeTruthy()
    expect(await screen.findByText('Failed, will retry', { selector: '.chip' })).toBeTruthy()
  })
})

describe('a test mail', () => {
  it('says that it was sent', async () => {
    const { server } = await openMails([])
    await screen.findByText('No mail so far.')
    await press('Send a test mail to myself')
    expect(await screen.findByText(/^No mail server is configured/)).toBeTruthy()
    expect(server.mails.map(({ subject }) => subject)).toEqual(['A test mail'])
  })

  it('says when it could not even be written', async () => {
    await openMails([], 'mail.sendTest')
    await screen.findByText('No mail so far.')
    await press('Send a test mail to myself')
    expect(await screen.findByText(/^Failed to send the test mail\. Network error/)).toBeTruthy()
  })
})
