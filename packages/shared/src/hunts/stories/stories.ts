import type { BlueprintDocument } from '../../blueprints/document.ts'
import { seededChance } from '../../seeded-chance.ts'
import type { HuntItem } from '../hunts.ts'
import { type StoryFrame, storyFrames } from './frames.ts'
import { gainsOf } from './gains.ts'
import { hasStoryStops, type StoryBand, type StoryId } from './story-ids.ts'

/*
 * A hunt with a story (decisions §9): a beginning, a gain at each find, and an end where the treasure is what the parent hid. A
 * story changes neither the clues nor their number.
 */

/** The stories for this many things to find and players of these ages: the youngest follows, the oldest is not bored. */
export function storiesFor(stops: number, ages: readonly number[]): StoryFrame[] {
  if (!hasStoryStops(stops)) return []
  const [youngest, oldest] = [Math.min(...ages), Math.max(...ages)]
  return storyFrames.filter(({ min_age, max_age }) => min_age <= youngest && max_age >= oldest)
}

export const storyFrame = (id: StoryId): StoryFrame | undefined =>
  storyFrames.find((story) => story.id === id)

/** How a story is told for an age. */
export const storyBand = (age: number): StoryBand => (age < 6 ? '3-5' : age < 9 ? '6-8' : '9-12')

type TellingWish = {
  story_id: StoryId
  /** The youngest player, in years. */
  age: number
  treasure_place: string
  items: readonly Pick<HuntItem, 'location' | 'color' | 'shape'>[]
  document: BlueprintDocument
  is_calm: boolean
  /** Decides the word and the one who is left: after a reload the same play is told the same way. */
  seed: string
}

/** A story as told in one play; undefined for one that we do not have (any more). */
export function tellingOf(wish: TellingWish) {
  const story = storyFrame(wish.story_id)
  if (!story) return undefined
  const { items, age, document, treasure_place } = wish
  const band = storyBand(age)
  const filled = (text: string) => text.replaceAll('{n}', `${items.length}`)
  const { gains, solution } = gainsOf(story.gain.kind, {
    ...{ stops: items.length, band, age, document, treasure_place, places: items },
    chance: seededChance(wish.seed),
  })
  return {
    story,
    beginning: filled(story.beginning),
    /** One for each thing to find, in the order of the finds. */
    gains,
    /** The result of all of them: a word, a number, who is left; empty if there is none. */
    solution,
    finale: story.finale.read_aloud,
    /** As the adult typed it; empty where no one may know. */
    treasure_place,
    /** For the adult, before it begins. */
    to_prepare: [
      treasureRule(age),
      filled(story.prepare),
      story.gain.how,
      filled(story.variations[band]),
      ...(wish.is_calm ? [story.calm] : []),
    ],
    /** For the adult, at its end. */
    to_end: [story.finale.how, story.finale.treasure],
  }
}

export type Telling = NonNullable<ReturnType<typeof tellingOf>>

/** What a good hiding place is (content: treasure rules). */
export const treasureRule = (age: number): string =>
  [
    "Hide it before the hunt, at your child's height: no climbing, no drawers to pull, nothing to open.",
    'A note is a fine treasure: good for one story, ten minutes of what you like, a snack at the table.',
    ...(age < 4 ? ['Nothing small enough for a toilet-roll tube.'] : []),
    'Two children share it, or there is one for each.',
  ].join(' ')

/** 'Three sounds' so far: how many gains there are, in words. */
export function gainedWords({ gain }: StoryFrame, count: number): string {
  const number = numbers[count] ?? `${count}`
  return `${number} ${count === 1 ? gain.one : gain.many}`
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
