import { emptyDocument } from '@fgm/shared/blueprints/document'
import { addRoom } from '@fgm/shared/blueprints/rooms'
import { describe, expect, it } from 'vitest'
import type { HuntToPlay } from '../play-storage.ts'
import {
  beginPlay,
  goOn,
  isPlaying,
  lookElsewhere,
  markFound,
  missingHands,
  type Play,
  type Player,
  partOf,
  playOn,
  readPlay,
  stopHere,
  type Together,
  touch,
  turnOf,
  undoFound,
} from './play-state.ts'
import { forPlayer } from './together.tsx'

const items = ['spoon', 'pillow']
const story = { id: 'night-train', age: 4, treasure_place: 'here' } as const
const child = (name: string): Player => ({ id: name, name, age: 5, clues: {} })
const players = [child('Mila'), child('Leo')]
const begin = (changes: Partial<Play> = {}): Play =>
  beginPlay({ completion_id: 'one', mode: 'calm', reads_aloud: false, now: 1000, ...changes })

describe('a play with a story', () => {
  it('begins with the story; the clock starts with the first clue', () => {
    const play = begin({ story })
    expect(partOf(play)).toBe('beginning')
    expect(goOn(play, 61_000)).toMatchObject({ started_at: 61_000, turned_at: 61_000 })
    expect(partOf(goOn(play, 61_000))).toBe('playing')
  })

  it('shows each find, and its end after the last', () => {
    const first = markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000)
    expect(partOf(first)).toBe('find')
    const last = markFound(goOn(first, 4000), 'pillow', items, 5000)
    expect([partOf(last), last.finished_at]).toEqual(['find', 5000])
    const finale = goOn(last, 9000)
    expect([partOf(finale), isPlaying(finale)]).toEqual(['finale', true])
    const end = goOn(finale, 9500)
    expect([partOf(end), isPlaying(end), end.finished_at]).toEqual(['end', false, 5000])
  })

  it('goes back to the clue when a find is undone', () => {
    const found = markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000)
    expect(partOf(undoFound(found, 'spoon', 4000))).toBe('playing')
  })

  it('ends at once when stopped, also after a reload', () => {
    const found = markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000)
    const stopped = stopHere(goOn(found, 4000), 6000)
    const again = readPlay(JSON.parse(JSON.stringify(stopped)), items)
    expect(again).toMatchObject({ finished_at: 6000, scene: 'finale', found: ['spoon'] })
    expect(again && partOf(goOn(again, 7000))).toBe('end')
    expect(stopHere(stopped, 8000)).toBe(stopped)
  })

  it('continues after a stop by mistake', () => {
    const found = goOn(markFound(goOn(begin({ story }), 2000), 'spoon', items, 3000), 4000)
    const again = playOn(stopHere(found, 6000), 7000)
    expect(again).toEqual({ ...found, turned_at: 7000 })
    expect(playOn(again, 8000)).toBe(again)
    expect(partOf(markFound(again, 'pillow', items, 9000))).toBe('find')
  })

  it('works without a story as before', () => {
    expect(partOf(markFound(begin(), 'spoon', items, 2000))).toBe('playing')
    expect(partOf(markFound(markFound(begin(), 'spoon', items, 2), 'pillow', items, 3))).toBe('end')
  })
})

const box = { position: { x: 0, y: 0 }, size: { width: 200, height: 200 } }
const kitchen = addRoom(emptyDocument(), { type: 'kitchen', ...box }).document
const besideIt = { ...box, position: { x: 200, y: 0 } }
const below = addRoom(kitchen, { type: 'living_room', ...besideIt }).document
const spoon = { id: 'spoon', name: 'A spoon', description: 'A riddle.', category: '', found: false }
const hunt = {
  age_range: '7-8',
  difficulty_level: 5,
  blueprint_data: addRoom(below, { ...box, type: 'bedroom', floor: 2 }).document,
  items_data: [
    { ...spoon, location: 'Kitchen', parent_tip: 'Mind the cat.', task: { words: 'Hop.' } },
    { ...spoon, id: 'pillow', location: 'Bedroom' },
  ],
} as HuntToPlay

describe('a clue for one of several children', () => {
  const [item] = hunt.items_data
  const clues = { spoon: { description: 'In the kitchen.' } }
  const [small, big] = [
    { ...child('Mila'), age: 3, clues },
    { ...child('Leo'), age: 8 },
  ]

  it('keeps the tip of a parent, and a task only where no one is too young for it', () => {
    const together: Together = { players: [small, big], manner: 'turns' }
    const shownTo = (player?: Player) => item && forPlayer(hunt, item, together, player).item
    expect(shownTo(small)).toMatchObject({
      description: 'In the kitchen.',
      parent_tip: 'Mind the cat.',
    })
    expect([shownTo(small)?.task, shownTo()?.task]).toEqual([undefined, undefined])
    expect(shownTo(big)?.task).toEqual({ words: 'Hop.' })
  })

  it("is everyone's turn where stairs lead to it and the child is small", () => {
    const turns = (first: Player, second: Player) =>
      begin({ together: { players: [first, second], manner: 'turns' } })
    expect(turnOf(turns(big, small), hunt, 1)).toBeUndefined()
    expect(turnOf(turns(small, big), hunt, 1)).toBe(big)
    expect(turnOf(turns(small, big), hunt, 0)).toBe(small)
  })
})

describe('a play of several children', () => {
  it('gives each clue to the next child', () => {
    const play = begin({ together: { players, manner: 'turns' } })
    expect([0, 1, 2].map((at) => turnOf(play, hunt, at)?.name)).toEqual(['Mila', 'Leo', 'Mila'])
    expect(missingHands(play)).toEqual([])
  })

  it('waits for every hand of a team, again at each clue', () => {
    const play = begin({ together: { players, manner: 'team' } })
    expect(turnOf(play, hunt, 0)).toBeUndefined()
    const touched = touch(play, 'Mila')
    expect(missingHands(touched).map(({ name }) => name)).toEqual(['Leo'])
    expect(missingHands(touch(touched, 'Mila'))).toHaveLength(2)
    expect(missingHands(lookElsewhere(touched))).toHaveLength(2)
    const found = markFound(touch(touched, 'Leo'), 'spoon', items, 2000)
    expect(missingHands(goOn(found, 3000))).toHaveLength(2)
  })

  it('ends after the last find without a story', () => {
    const together = { players, manner: 'turns' } as const
    const first = goOn(markFound(begin({ together }), 'spoon', items, 2000), 2500)
    const last = markFound(first, 'pillow', items, 3000)
    expect([partOf(last), partOf(goOn(last, 4000))]).toEqual(['find', 'end'])
  })
})

describe('a play of one child', () => {
  it('stays at the last find while it has a task', () => {
    const first = markFound(begin(), 'spoon', items, 2000, true)
    const last = markFound(first, 'pillow', items, 3000, true)
    expect([partOf(first), partOf(last), partOf(goOn(last, 4000))]).toEqual([
      ...['playing', 'find', 'end'],
    ])
  })
})
