import { plays } from '@fgm/db/seed/plays'
import type { Play } from '@fgm/db/seed/plays/play'
import type { EverydayMoment } from '@fgm/shared/activities/moment-lists'
import { readWish } from '@fgm/shared/generator/wish'
import { beforeAll, describe, expect, it } from 'vitest'
import { isNight } from '../../../../test/extent.ts'
import { requestNumber } from '../../../../test/idea-requests.ts'
import { fillSlots } from './fillings.ts'
import type { Idea, IdeaRequest } from './idea.ts'
import { composeIdea } from './idea-book.ts'
import { seedOf } from './seed.ts'
import { asksForSilence } from './wish-filter.ts'

type Generated = { request: IdeaRequest; idea: Idea; play: Play }

function generated(request: IdeaRequest): Generated {
  const idea = composeIdea(request)
  const play = plays.find(({ id }) => id === idea.source_id)
  if (!play) throw new Error(`No play ${idea.source_id}`)
  return { request, idea, play }
}

const numbered = (count: number, change: Partial<IdeaRequest>) =>
  Array.from({ length: count }, (_, index) => ({ ...requestNumber(index), ...change }))

/** In the gate a fifth of so many requests, always the same ones. */
const some = (atNight: number, change: Partial<IdeaRequest>) =>
  numbered(isNight ? atNight : Math.ceil(atNight / 5), change)

let plain: Generated[] = []
beforeAll(() => {
  plain = some(1200, { wish: '' }).map(generated)
}, 120_000)

describe('requests without a wish', () => {
  it('give the requested kind', () => {
    for (const { request, idea } of plain)
      expect(idea.activity.own_category, idea.activity.title).toBe(request.category)
  })

  it('keep five, ten and fifteen minutes', () => {
    for (const { request, idea } of plain.filter(({ request }) => request.duration <= 15))
      expect(idea.activity.duration_minutes, idea.activity.title).toBe(request.duration)
  })

  it('claim an interest only if two steps and the connection prompt are about it, and hardly ever none', () => {
    const wanted = plain.filter(({ request }) => request.child_interests.length > 0)
    for (const { idea, request } of wanted)
      for (const id of idea.activity.interests) expect(request.child_interests).toContain(id)
    const claiming = wanted.filter(({ idea }) => idea.activity.interests.length > 0)
    expect(claiming.length / wanted.length).toBeGreaterThan(0.98)
  })

  it('use a paper ball only if nothing better is ticked', () => {
    const crumpled = plain.filter(({ idea }) => idea.activity.materials_list.includes('paper ball'))
    for (const { request, play } of crumpled) {
      const availableMaterials = request.available_materials.filter((id) => id !== 'paper')
      const without = fillSlots(
        play,
        { ...request, available_materials: availableMaterials },
        seedOf('any'),
      )
      expect(without, play.id).toBeNull()
    }
    expect(crumpled.length / plain.length).toBeLessThan(0.03)
  })

  it('nearly always use something that is ticked', () => {
    const rich = plain.filter(({ request }) => request.available_materials.length >= 6)
    const used = rich.filter(({ idea }) => idea.activity.materials.length > 0)
    expect(used.length / rich.length).toBeGreaterThan(0.8)
  })
})

/** Each wish with what its note must contain, and words of other places that it must not. */
const places: [wish: string, says: RegExp[], moment: EverydayMoment][] = [
  ['stuck in the car', [/belts stay on/i, /never looks round/i, /takes no turn/i], 'car_seat'],
  ['on the train', [/seated/i, /aisle/i], 'bus'],
  ['I am cooking dinner', [/stove/i, /hot pans/i, /knives/i, /one seat/i], 'cooking_dinner'],
  ['five minutes outside', [/road/i, /in sight|arm's reach/i], 'outdoors_five'],
  ['walking home', [/curb/i, /hold hands/i], 'walking_home'],
  ['standing in line', [/holds your hand/i, /arm's reach/i], 'queue'],
  ['bath time', [/never leave the bathroom/i, /arm's reach/i], 'bath'],
  ['on the couch, I am too tired', [/sofa/i], 'couch'],
  ['bedtime', [/off faces/i], 'bedtime'],
  ['brushing teeth', [/sink|arm's reach/i], 'teeth'],
]
const foreign: Partial<Record<EverydayMoment, RegExp>> = {
  car_seat: /same room|hands free|stove|curb|bathroom/i,
  bus: /same room|stove|curb|bathroom/i,
  cooking_dinner: /same room|belts|curb|bathroom/i,
  outdoors_five: /same room|belts|stove|bathroom/i,
  walking_home: /same room|belts|stove|bathroom/i,
  queue: /same room|belts|stove|curb|bathroom/i,
  bath: /same room|belts|stove|curb/i,
  couch: /same room|belts|stove|curb|bathroom/i,
  bedtime: /same room|belts|stove|curb|bathroom/i,
  teeth: /same room|belts|stove|curb|in the tub/i,
}

describe('the place of a wish', () => {
  it.each(places)(
    '%s decides the safety note, and nothing of another place is in it',
    (wish, says, moment) => {
      for (const request of some(60, { wish })) {
        const { idea } = generated(request)
        const note = idea.activity.safety_note ?? ''
        for (const words of says) expect(note, idea.activity.title).toMatch(words)
        expect(note, idea.activity.title).not.toMatch(foreign[moment] ?? /^$/)
      }
    },
  )

  it('has a child sit down on a balcony', () => {
    for (const request of some(60, { wish: 'outside on the balcony' })) {
      const { idea, play } = generated(request)
      expect(play.facts.child_energy, play.id).toBeLessThanOrEqual(1)
      expect(idea.activity.safety_note).toMatch(/railing/)
    }
  })
})

describe('an understood need', () => {
  it.each<[string, (play: Play) => boolean]>([
    ['lots of energy', ({ facts }) => facts.child_energy >= 2],
    ['lots of energy, rainy day', ({ facts }) => facts.child_energy >= 2],
    ['bouncing off the walls before bed', ({ facts }) => facts.child_energy >= 2],
    ['the baby is sleeping', (play) => play.facts.noise === 0 && asksForSilence(play)],
    ['he does not want to talk', ({ is_wordless }) => is_wordless === true],
    [
      'uses a wheelchair',
      ({ facts }) => facts.child_energy <= 1 && facts.posture.includes('sitting'),
    ],
    ['something calm', ({ facts }) => facts.child_energy <= 1 && facts.noise <= 1],
    ['hates loud noises', ({ facts }) => facts.noise <= 1],
    ['we have nothing with us', ({ slots }) => !slots],
    ['power cut, no lights', ({ facts, slots }) => facts.light === 'dark_ok' && !slots],
    ['everything is embarrassing', ({ close }) => !/visitors|\bbow\b|voice/.test(close)],
    [
      'five minutes outside before the rain',
      ({ facts }) => facts.place.some((one) => one === 'garden' || one === 'park'),
    ],
  ])('%s is contradicted by no idea', (wish, keeps) => {
    for (const request of some(80, { wish })) {
      const { idea, play } = generated(request)
      expect(keeps(play), `${play.id} at ${request.child_age}`).toBe(true)
      expect(idea.notes.join(' ')).not.toContain('does not cover')
    }
  })

  it('does not mistake waiting for a bus for a love of buses', () => {
    expect(readWish('we wait for the bus').topics).toEqual([])
    expect(readWish('five minutes outside before the rain').moments).toEqual(['outdoors_five'])
    expect(readWish('we have garden time').topics).toEqual([])
  })
})

describe('a wish that is about one thing', () => {
  const forWish = (wish: string) => some(60, { wish }).map(generated)

  it('is played with grandma, when grandma is on the call', () => {
    for (const { idea, play } of forWish('grandma is on a video call')) {
      expect(play.answers, idea.activity.title).toBe('family_call')
      expect(idea.activity.setup_instructions).toMatch(/far away guesses/)
    }
  })

  it('washes the hair for a child who dreads it, at the age of bath plays', () => {
    for (const request of some(60, { wish: 'he hates washing his hair' }))
      if (request.child_age <= 5)
        expect(generated(request).idea.activity.setup_instructions).toMatch(/Wash the hair last/)
  })

  it('is about the dark, for a child who fears it, and keeps a lamp in reach', () => {
    for (const { idea } of some(60, { wish: 'scared of the dark' })
      .filter(({ child_age }) => child_age <= 10)
      .map(generated)) {
      expect(idea.activity.description).toMatch(/dark/)
      expect(idea.activity.safety_note).toMatch(/lamp stays in your reach/)
    }
  })

  it('names the dark in the note of a power cut, and the stove if food is on it', () => {
    for (const { idea } of forWish('power cut'))
      expect(idea.activity.safety_note).toMatch(/In the dark everybody stays seated.*no candles/)
    for (const { idea } of forWish('dinner is on the stove'))
      expect(idea.activity.safety_note).toMatch(/three big steps from the stove/)
  })

  it('has no long stop and no closed eyes on the way home', () => {
    for (const { idea } of forWish('walking home, he drags his feet')) {
      const { setup_instructions, easier, harder } = idea.activity
      expect(`${setup_instructions} ${easier} ${harder}`, idea.activity.title).not.toMatch(
        /shut (?:your|both) eyes|curl up|crouch|lie down|sit down/i,
      )
    }
  })

  it('gets none of these plays without asking for them', () => {
    for (const { play } of plain) expect(play.answers, play.id).toBeUndefined()
  })
})

describe('a family that generates again and again', () => {
  it('gets no play twice within six requests, and no text twice at all', () => {
    for (const request of some(60, { wish: '' }).map(richer)) {
      const had: { title: string; play: string; text: string }[] = []
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const avoidTitles = had.map(({ title }) => title)
        const { idea } = generated({ ...request, attempt, avoid_titles: avoidTitles })
        const text = idea.activity.setup_instructions
        expect(
          had.slice(0, 4).map(({ play }) => play),
          request.category,
        ).not.toContain(idea.source_id)
        expect(had.map((one) => one.text)).not.toContain(text)
        had.unshift({ title: idea.activity.title, play: idea.source_id, text })
      }
    }
  })
})

const richer = (request: IdeaRequest): IdeaRequest => ({
  ...request,
  available_materials: ['paper', 'drawing_tools', 'textiles', 'cups_bowls', 'toy_figures', 'books'],
})
