import { createTestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { anaWith, invitationOf, secondParent } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const family = await anaWith()
  return { ...family, ...(await renderApp('/profile/invite', family)) }
}
const shownLink = () => document.querySelector('.invite-link code')?.textContent ?? ''
const focusWindow = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))

describe('inviting a parent', () => {
  it('shows a code and its link on request, and no invitation before', async () => {
    const { server } = await open()
    await screen.findByRole('heading', { name: 'Invite the second parent' })
    await screen.findByRole('button', { name: 'Show the Code' })
    const count = server.connection.prepare('select count(*) from invitations').pluck()
    expect(count.get()).toBe(0)
    await press('Show the Code')
    const code = await screen.findByRole('img', { name: 'QR code that opens the invitation' })
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000)
    expect(shownLink()).toMatch(/^localhost:3000\/join#[\w-]{24}$/)
    expect(screen.getByText('Works once, until', { exact: false }).textContent).toContain('Mar 9')
    expect(code.parentElement).toBe(document.activeElement)
    expect(count.get()).toBe(1)
  })

  it('says who has joined while the code is on the screen', async () => {
    const { server } = await open()
    await screen.findByRole('button', { name: 'Show the Code' })
    await press('Show the Code')
    await screen.findByRole('img', { name: /^QR code/ })
    const account = { name: 'Bo', email: 'bo@example.com', password: 'sunny-sock-mountain' }
    const invitation = shownLink().split('#')[1]
    await server.browser().post('/api/auth/join', { invitation, ...account })
    await focusWindow()
    await screen.findByText('Bo is here')
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See Your Family' }).getAttribute('href')).toBe(
      '/profile?tab=children',
    )
  })

  it('cancels an invitation, and its link opens nothing', async () => {
    const { server } = await open()
    await screen.findByRole('button', { name: 'Show the Code' })
    await press('Show the Code')
    const list = await screen.findByRole('list', { name: 'Open invitations' })
    const invitation = shownLink().split('#')[1]
    const back = within(list).getByRole('button', { name: /^Take back the invitation/ })
    await act(async () => void fireEvent.click(back))
    await screen.findByText('The invitation is taken back.')
    await screen.findByRole('button', { name: 'Show the Code' })
    const answer = await server.browser().post('/api/invitations/look', { invitation })
    expect(answer.status).toBe(404)
  })

  it('copies the link, or opens the phone’s own share sheet', async () => {
    const share = vi.fn(async () => {})
    const writeText = vi.fn(async () => {})
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } })
    await open()
    await screen.findByRole('button', { name: 'Show the Code' })
    await press('Show the Code')
    await screen.findByRole('img', { name: /^QR code/ })
    const url = `http://${shownLink()}`
    await press('Send the Link')
    expect(share).toHaveBeenCalledWith({ title: 'Five Good Minutes', url })
    await press('Copy the Link')
    expect(writeText).toHaveBeenCalledWith(url)
    await screen.findByRole('button', { name: 'Copied' })
  })

  it('offers a mail where the own address is confirmed, which names no one', async () => {
    const server = createTestApp({ SMTP_URL: 'smtp://mail.example' })
    const as = await server.register({ name: 'Ana' })
    server.connection.exec(`update parents set email_verified_at = created_at;
      update families set confirmed_at = created_at`)
    await renderApp('/profile/invite', { server, as })
    await screen.findByRole('button', { name: 'Invite by Email' })
    await press('Invite by Email')
    type('Their email', 'bo@example.com')
    await press('Send the Invitation')
    await screen.findByText('The invitation is on its way to bo@example.com.')
    await screen.findByText(/^Email of /)
    const mail = server.mails.find(({ to }) => to.address === 'bo@example.com')
    expect(mail?.text).toContain('/join#')
    expect(mail?.text).not.toContain('Ana')
  })

  it('offers none while every place is taken or reserved', async () => {
    const { server, as } = await anaWith()
    await secondParent(server, as)
    await invitationOf(as)
    await invitationOf(as)
    await renderApp('/profile/invite', { server, as })
    await screen.findByRole('heading', { name: 'Invite another parent' })
    await screen.findByText(/at most four parents/)
    expect(screen.queryByRole('button', { name: 'Show the Code' })).toBeNull()
  })

  it('requires a login, and may be retried', async () => {
    await renderApp('/profile/invite')
    await screen.findByText('Log in to invite a parent')
  })

  it('says so when the family cannot be loaded', async () => {
    await renderApp('/profile/invite', { ...(await anaWith()), failing: 'families.members' })
    await screen.findByText('We could not load your family')
    await screen.findByText('Network error. Please try again. Nothing is lost.')
  })
})
