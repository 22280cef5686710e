import { atNight } from '@fgm/api/extent'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { anaWith } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { keepPlay, readVisitor } from '../visitor.ts'

beforeEach(() => localStorage.clear())

const play = (id: string, line = '') =>
  keepPlay({
    ...{ id, title: id, play_id: `play-of-${id}`, minutes: 5, face: null, line },
    played_at: new Date().toISOString(),
  })
const waiting = () => readVisitor().plays?.map(({ id }) => id) ?? []

async function keepForMia(failing?: string) {
  const family = await anaWith()
  await renderApp('/activities', { ...family, failing })
  await screen.findByRole('button', { name: 'Keep It for Mia' })
  await press('Keep It for Mia')
  return () =>
    family.server.connection.prepare('select activity_id from plays order by 1').pluck().all()
}

describe('what was played before there was an account', () => {
  it('is added, except for what is refused, which is not sent again', async () => {
    play('gone')
    play('shadow-wave', 'x'.repeat(5_000))
    play('flamingo-freeze', 'Again!')
    const kept = await keepForMia()
    await screen.findByText('What you played is kept for Mia.')
    expect(waiting()).toEqual([])
    expect(kept()).toEqual(['flamingo-freeze', 'shadow-wave'])
  })

  atNight.each(['Keep It for Mia', 'No, Thanks'])(
    "moves the focus to today's card after '%s'",
    async (answer) => {
      play('shadow-wave', 'Again!')
      await renderApp('/activities', await anaWith())
      const button = await screen.findByRole('button', { name: answer })
      act(() => button.focus())
      await press(answer)
      await waitFor(() => expect(button.isConnected).toBe(false))
      const lead = screen.getByRole('link', { name: 'Start now' })
      expect(document.activeElement?.textContent).toBe(lead.textContent)
    },
  )

  it('stays without a response, also behind what was refused', async () => {
    play('gone')
    play('shadow-wave', 'Again!')
    await keepForMia('activities.note')
    await screen.findByText('Network error. Please try again.')
    await waitFor(() => expect(waiting()).toEqual(['shadow-wave']))
  })
})
