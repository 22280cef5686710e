import type { ActivityDetail } from '@fgm/shared/activities/activities'
import { expect, it } from 'vitest'
import {
  beginPlay,
  goTo,
  playAgain,
  readPlay,
  timeLeft,
  timesOf,
  toggleClock,
} from './play-state.ts'

const minute = 60_000
const activity = (materialsList = '1 sock') =>
  ({
    id: 'socks',
    duration_minutes: 5,
    materials_list: materialsList,
    setup_instructions: 'Find it.\nHide it.\nShow it.',
  }) as ActivityDetail

it('gathers things before the clock starts, and starts at once where nothing is needed', () => {
  const gathering = beginPlay(activity(), 0)
  expect([gathering.at, gathering.clock]).toEqual([-1, null])
  expect(goTo(gathering, 0, 7).clock).toEqual({ until: 7 + 5 * minute })
  expect(beginPlay(activity('Nothing, just you two'), 7)).toMatchObject({ at: 0 })
})

it('stops at the end, and at its beginning', () => {
  const play = goTo(beginPlay(activity(), 0), 99, 0)
  expect(play.at).toBe(3)
  expect(goTo(play, -99, 0).at).toBe(-1)
  expect(goTo(beginPlay(activity('Nothing, just you two'), 0), -1, 0).at).toBe(0)
  expect(playAgain(play, 0)).toMatchObject({ at: 0, faces: {}, ended_at: null })
  expect(playAgain(play, 0).play_id).not.toBe(play.play_id)
})

it('counts to a time of day, so a locked phone changes nothing, and can be paused', () => {
  const play = goTo(beginPlay(activity(), 0), 1, 0)
  expect([timeLeft(play, minute), timeLeft(play, 10 * minute)]).toEqual([4 * minute, 0])
  const paused = toggleClock(play, 2 * minute)
  expect(timeLeft(paused, 60 * minute)).toBe(3 * minute)
  expect(timeLeft(toggleClock(paused, 60 * minute), 61 * minute)).toBe(2 * minute)
})

it('reads a stored play of the same activity for some hours, and nothing else', () => {
  const play = goTo(beginPlay(activity(), 0), 2, 0)
  const stored = JSON.parse(JSON.stringify(play))
  expect(readPlay(stored, 'socks', minute)).toEqual(play)
  expect(readPlay(stored, 'other', minute)).toBeNull()
  expect(readPlay(stored, 'socks', 4 * 60 * minute)).toBeNull()
  for (const broken of [null, 7, {}, { activity: { id: 'socks' } }])
    expect(readPlay(broken, 'socks', 0)).toBeNull()
})

it('lasted from its beginning until the end was first reached', () => {
  const play = goTo(beginPlay(activity(), 0), 99, 6 * minute)
  const later = goTo(goTo(play, 1, 8 * minute), 99, 9 * minute)
  expect(timesOf(later, 20 * minute)).toEqual({ played_at: '1970-01-01T00:06:00.000Z', minutes: 6 })
  expect(timesOf(goTo(beginPlay(activity(), 0), 99, 10), 10).minutes).toBe(1)
})
