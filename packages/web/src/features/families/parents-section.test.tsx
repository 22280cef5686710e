import { atNight } from '@fgm/api/extent'
import { testPassword } from '@fgm/api/test-app'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../test/acts.ts'
import { administrator, anaWith, secondParent } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

/** Ana and Bo, on the screen of one of them. */
async function open(who: 'Ana' | 'Bo') {
  const { server, as } = await anaWith()
  const bo = await secondParent(server, as)
  const page = await renderApp('/profile#parents', { server, as: who === 'Ana' ? as : bo })
  await screen.findByRole('heading', { name: `${who} (you)` })
  return { ...page, server, ana: as, bo }
}
const familyCount = ({ server }: Pick<Awaited<ReturnType<typeof open>>, 'server'>) =>
  server.connection.prepare('select count(*) from families').pluck().get()

describe('the parents of a family', () => {
  it('are on the tab that a mail’s link opens, each with a button if they may be removed', async () => {
    await open('Ana')
    screen.getByRole('heading', { name: 'Bo' })
    screen.getByRole('button', { name: 'Remove Bo' })
    expect(screen.getAllByText('Since March 2026')).toHaveLength(2)
    const link = screen.getByRole('link', { name: 'Invite Another Parent' })
    expect(link.getAttribute('href')).toBe('/profile/invite')
  })

  it('an invited parent cannot remove the one who invited', async () => {
    await open('Bo')
    expect(screen.queryByRole('button', { name: 'Remove Ana' })).toBeNull()
    screen.getByRole('button', { name: 'Leave This Family' })
  })

  it('a parent alone can invite, and cannot leave', async () => {
    await renderApp('/profile?tab=children', await anaWith())
    await screen.findByRole('link', { name: 'Invite the Second Parent' })
    expect(screen.queryByRole('button', { name: 'Leave This Family' })).toBeNull()
  })

  it('can remove a later one with their password, and not without', async () => {
    const page = await open('Ana')
    await press('Remove Bo')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Bo?' }))
    type('Your password', 'not hers')
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Remove Bo' })))
    await dialog.findByText('Your password is not right.')
    expect(familyCount(page)).toBe(1)
    type('Your password', testPassword)
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Remove Bo' })))
    await screen.findByText('Bo no longer belongs to your family.')
    expect(screen.queryByRole('heading', { name: 'Bo' })).toBeNull()
    expect((await page.bo.get('/user/profile')).status).toBe(401)
  })

  it.each([
    ['with a copy of the children', true, ['Mia']],
    ['without', false, []],
  ])('can be left %s', async (_how, withCopy, children) => {
    const page = await open('Bo')
    await press('Leave This Family')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave this family?' }))
    if (!withCopy) fireEvent.click(dialog.getByRole('checkbox'))
    type('Your password', testPassword)
    const leave = dialog.getByRole('button', { name: 'Leave This Family' })
    await act(async () => void fireEvent.click(leave))
    await screen.findByText('You have a family of your own now.')
    const { body } = await page.bo.get('/user/profile')
    expect(body.children.map(({ name }: { name: string }) => name)).toEqual(children)
    expect(familyCount(page)).toBe(2)
  })

  atNight('say so when they cannot be loaded', async () => {
    const family = { ...(await anaWith()), failing: 'families.members' }
    await renderApp('/profile?tab=children', family)
    await screen.findByText(/^The parents of your family could not be loaded\./)
  })

  it('are not shown to an administrator', async () => {
    const { server } = await anaWith()
    await renderApp('/profile?tab=children', { server, as: await administrator(server) })
    await screen.findByRole('heading', { name: 'Children' })
    expect(screen.queryByRole('heading', { name: 'Parents' })).toBeNull()
  })
})
