import type { TestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '../../../../test/acts.ts'
import { anaWith, mia } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const leo = { name: 'Leo', birth_date: '2020-01-10' }
const label = 'One line to keep'

/** The end of a play, with hooks between its page and the server. */
async function endOfPlay(
  children: (typeof mia)[],
  between: (path: string) => void | Promise<void>,
) {
  const family = await anaWith(children)
  await renderApp('/activities/shadow-wave/play', { ...family, server: behind(family, between) })
  for (let step = 0; !screen.queryByRole('heading', { name: 'How was it?' }); step += 1) {
    if (step > 12) throw new Error('The play does not end')
    const next = await screen.findByRole('button', { name: /^(First step|Next|Finish)$/ })
    await act(async () => void fireEvent.click(next))
  }
  return family.server
}

function behind({ server }: { server: TestApp }, between: (path: string) => void | Promise<void>) {
  const { app } = server
  const request: typeof app.request = async (input, ...more) => {
    await between(String(input))
    return app.request(input, ...more)
  }
  return { ...server, app: Object.assign(Object.create(app), { request }) }
}

async function choose(name: string, face: string) {
  const group = await screen.findByRole('radiogroup', { name: `How was it for ${name}?` })
  await act(async () => void fireEvent.click(within(group).getByRole('radio', { name: face })))
  await within(group).findByRole('radio', { name: face, checked: true })
}

const lines = ({ connection }: TestApp) =>
  connection
    .prepare('select line from play_children join children on children.id = child_id order by name')
    .pluck()
    .all()

describe('one line to keep', () => {
  it('is saved once all children have it', async () => {
    let notes = 0
    const server = await endOfPlay([mia, leo], (path) => {
      if (!path.includes('activities.note')) return
      notes += 1
      if (notes === 2) throw new TypeError('Failed to fetch')
    })
    await choose('Mia', 'Fine')
    await choose('Leo', 'Fine')
    await waitFor(() => expect(lines(server)).toEqual([null, null]))
    await screen.findByLabelText(label)
    type(label, 'They hid.')
    await press('Save Note')
    await screen.findByText('Network error. Please try again.')
    expect(screen.queryByText(/^Saved\./)).toBeNull()
    await press('Save Note')
    await screen.findByText('Saved. You will find your line on your profile.')
    expect(lines(server)).toEqual(['They hid.', 'They hid.'])
  })

  it('waits for its play', async () => {
    let arrive = () => {}
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const server = await endOfPlay([mia], (path) =>
      path.includes('activities.recordPlay') ? arrives : undefined,
    )
    await choose('Mia', 'Fine')
    await screen.findByLabelText(label)
    type(label, 'She hid.')
    await press('Save Note')
    await screen.findByRole('button', { name: 'Save Note', busy: true })
    await act(async () => arrive())
    await screen.findByText('Saved. You will find your line on your profile.')
    expect(lines(server)).toEqual(['She hid.'])
  })
})

describe('the last button of the card', () => {
  it('is Done, and once a line is written saves it before it leaves; a failure keeps the text', async () => {
    let isDown = true
    const server = await endOfPlay([mia], (path) => {
      if (isDown && path.includes('activities.note')) throw new TypeError('Failed to fetch')
    })
    await choose('Mia', 'Fine')
    await screen.findByLabelText(label)
    screen.getByRole('link', { name: 'Done' })
    type(label, 'She hid.')
    await press('Save and finish')
    await screen.findByText('Network error. Please try again.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('She hid.')
    screen.getByRole('link', { name: 'Finish without saving' })
    isDown = false
    await press('Save and finish')
    await screen.findByRole('heading', { level: 1, name: 'My Activities' })
    expect(lines(server)).toEqual(['She hid.'])
  })

  it('yields to another button that is clicked while the line is being saved', async () => {
    let arrive = () => {}
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const server = await endOfPlay([mia], (path) =>
      path.includes('activities.note') ? arrives : undefined,
    )
    await choose('Mia', 'Fine')
    await screen.findByLabelText(label)
    type(label, 'She hid.')
    await press('Save and finish')
    await screen.findByRole('button', { name: 'Save and finish', busy: true })
    await press('Play it again')
    screen.getByRole('button', { name: 'Play it again', busy: true })
    await act(async () => arrive())
    await waitFor(() => expect(lines(server)).toEqual(['She hid.']))
    expect(screen.queryByRole('heading', { name: 'My Activities' })).toBeNull()
    await screen.findByRole('button', { name: /^(First step|Next)$/ })
  })

  it('is Done again, and stays here, when the line was saved with its own button', async () => {
    let isDown = true
    await endOfPlay([mia], (path) => {
      if (isDown && path.includes('activities.note')) throw new TypeError('Failed to fetch')
    })
    await choose('Mia', 'Fine')
    await screen.findByLabelText(label)
    type(label, 'She hid.')
    await press('Save and finish')
    await screen.findByText('Network error. Please try again.')
    isDown = false
    await press('Save Note')
    await screen.findByText('Saved. You will find your line on your profile.')
    screen.getByRole('link', { name: 'Done' })
  })
})

describe('a typed line', () => {
  const nextStep = { name: /^(First step|Next)$/ }
  const ways = [
    ['Play it again', 'button'],
    ['Another five minutes', 'link'],
  ] as const

  it.each(ways)('is saved before %s', async (name, role) => {
    const server = await endOfPlay([mia], () => {})
    await writeLine()
    await act(async () => void fireEvent.click(screen.getByRole(role, { name })))
    await screen.findByRole('button', nextStep)
    expect(lines(server)).toEqual(['She hid.'])
  })

  it.each(ways)('shows only at %s that it is being saved', async (name, role) => {
    const never = new Promise<void>(() => {})
    await endOfPlay([mia], (path) => (path.includes('activities.note') ? never : undefined))
    await writeLine()
    await act(async () => void fireEvent.click(screen.getByRole(role, { name })))
    await screen.findByRole(role, { name, busy: true })
    screen.getByRole('button', { name: 'Save and finish', busy: false })
  })

  it.each(ways)('stays where it cannot be saved before %s', async (name, role) => {
    const server = await endOfPlay([mia], (path) => {
      if (path.includes('activities.note')) throw new TypeError('Failed to fetch')
    })
    await writeLine()
    await act(async () => void fireEvent.click(screen.getByRole(role, { name })))
    await screen.findByText('Network error. Please try again.')
    expect(screen.getByLabelText<HTMLTextAreaElement>(label).value).toBe('She hid.')
    screen.getByRole('link', { name: 'Finish without saving' })
    expect(screen.queryByRole('button', nextStep)).toBeNull()
    expect(lines(server)).toEqual([null])
  })
})

async function writeLine() {
  await choose('Mia', 'Fine')
  await screen.findByLabelText(label)
  type(label, 'She hid.')
}

describe('the faces of two children', () => {
  it('are stored on this device before the server has the first of them', async () => {
    const never = new Promise<void>(() => {})
    await endOfPlay([mia, leo], (path) =>
      path.includes('activities.recordPlay') ? never : undefined,
    )
    await choose('Mia', 'Again!')
    await choose('Leo', 'Fine')
    expect(storedFaces()).toEqual(['fine', 'loved'])
  })

  it('are stored before the marks of the children are known', async () => {
    const never = new Promise<void>(() => {})
    const server = await endOfPlay([mia, leo], (path) =>
      path.includes('activities.status') ? never : undefined,
    )
    await choose('Mia', 'Again!')
    await choose('Leo', 'Fine')
    await waitFor(() => expect(lines(server)).toEqual([null, null]))
  })
})

/** The faces in the outbox, in the order of their names. */
function storedFaces() {
  const key = Object.keys(localStorage).find((one) => one.startsWith('fgm-unsent:')) ?? ''
  const { play } = JSON.parse(localStorage.getItem(key) ?? 'null')
  return play.children.map(({ face }: { face: string }) => face).sort()
}
