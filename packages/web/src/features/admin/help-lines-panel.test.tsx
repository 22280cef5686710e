import { atNight } from '@fgm/api/extent'
import { createTestApp } from '@fgm/api/test-app'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { administrator } from '../../../test/families.ts'
import { renderApp } from '../../../test/render-app.tsx'

async function openHelpLines({ failing }: { failing?: string } = {}) {
  const server = createTestApp()
  const as = await administrator(server)
  const checks = () =>
    server.connection.prepare('select id, phone, is_withdrawn from help_line_checks').all()
  return { ...(await renderApp('/admin/help-lines', { server, as, failing })), checks }
}

const card = async (name: string) => within(await screen.findByRole('group', { name }))
const line = 'National Parent Helpline'

/** The names under a state, as the heading above them counts them. */
function linesOf(state: string): string[] {
  const names: string[] = []
  let isWanted = false
  for (const { tagName, textContent } of document.querySelectorAll('.card :is(h2, h3)')) {
    if (tagName === 'H2') isWanted = textContent.startsWith(`${state} (`)
    else if (isWanted) names.push(textContent)
  }
  return names
}

describe('a line of help', () => {
  it('shows its state, its source and when it was last checked', async () => {
    await openHelpLines()
    const shown = await card(line)
    expect(shown.getByText('From memory, not looked up yet')).toBeTruthy()
    expect(shown.getByRole('link', { name: '1-855-427-2736' })).toBeTruthy()
    expect(linesOf('Hidden until confirmed')).toContain(line)
    expect(shown.getByText('never')).toBeTruthy()
    expect((await card('Poison Help')).getByText(/^Read at https:/)).toBeTruthy()
  })

  it('is shown to parents once it is confirmed', async () => {
    const page = await openHelpLines()
    await card(line)
    await press(`Confirm ${line}`)
    expect(page.checks()).toEqual([])
    await press('I looked it up')
    await waitFor(() => expect(linesOf('Confirmed')).toEqual([line]))
    expect(page.checks()).toMatchObject([{ phone: '1-855-427-2736', is_withdrawn: 0 }])
  })

  it('is changed to what was looked up', async () => {
    const page = await openHelpLines()
    await card(line)
    await press(`Edit ${line}`)
    const number = await screen.findByLabelText(/^Number/)
    fireEvent.change(number, { target: { value: '1-800-111-2222' } })
    await press('Save and confirm')
    expect(await (await card(line)).findByRole('link', { name: '1-800-111-2222' })).toBeTruthy()
    expect(page.checks()).toMatchObject([{ phone: '1-800-111-2222' }])
  })

  it('is not saved with an invalid number', async () => {
    const page = await openHelpLines()
    await card(line)
    await press(`Edit ${line}`)
    const number = await screen.findByLabelText(/^Number/)
    fireEvent.change(number, { target: { value: 'ask Maria' } })
    await press('Save and confirm')
    expect(await screen.findByText(/^A number has 3 to 15 digits/)).toBeTruthy()
    expect(page.checks()).toEqual([])
  })

  it('is hidden from parents when it is withdrawn', async () => {
    const page = await openHelpLines()
    await card('Poison Help')
    await press('Withdraw Poison Help')
    await press('Withdraw it')
    await waitFor(() => expect(linesOf('Withdrawn')).toEqual(['Poison Help']))
    expect(page.checks()).toMatchObject([{ is_withdrawn: 1 }])
  })

  atNight('says when the decision could not be sent', async () => {
    const page = await openHelpLines({ failing: 'confirmHelpLine' })
    await card(line)
    await press(`Confirm ${line}`)
    await press('I looked it up')
    expect(await screen.findByText(/^Failed to confirm\. Network error/)).toBeTruthy()
    expect(page.checks()).toEqual([])
  })
})

describe('the next unconfirmed line', () => {
  const focused = () => document.activeElement?.querySelector('h3')?.textContent

  it('is opened, and the one after it, also that of another country', async () => {
    await openHelpLines()
    await card(line)
    await press('Open the next one')
    expect(focused()).toBe('988 Suicide & Crisis Lifeline')
    expect(document.activeElement?.closest('details')?.open).toBe(true)
    const count = linesOf('Not confirmed').length
    for (let place = 1; place < count; place += 1) await press('Open the next one')
    expect(focused()).toBe(linesOf('Not confirmed').at(-1))
    await press('Open the next one')
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).not.toBe('US')
    expect(focused()).toBe(linesOf('Not confirmed')[0])
  })

  it('is the one after a line that was confirmed', async () => {
    await openHelpLines()
    await card(line)
    await press('Open the next one')
    await press('Open the next one')
    const [, confirmed, after] = linesOf('Not confirmed')
    await press(`Confirm ${confirmed}`)
    await press('I looked it up')
    await waitFor(() => expect(linesOf('Confirmed')).toEqual([confirmed]))
    await press('Open the next one')
    expect(focused()).toBe(after)
  })
})

describe('a country that is chosen', () => {
  const choose = (code: string) =>
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: code } })

  it('keeps the focus where it is, also that of the line that was opened', async () => {
    await openHelpLines()
    await card(line)
    await press('Open the next one')
    const country = screen.getByLabelText('Country')
    country.focus()
    choose('SG')
    choose('US')
    await card(line)
    expect(document.activeElement).toBe(country)
  })
})

describe('the lines of another country', () => {
  it('are shown when it is chosen', async () => {
    await openHelpLines()
    await card(line)
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'SG' } })
    expect(await screen.findByRole('group', { name: 'No line yet: Poison' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: line })).toBeNull()
  })
})
