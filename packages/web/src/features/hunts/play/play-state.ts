import { type Hint, hintsOf, type KnownPlace } from '@fgm/shared/hunts/hints'
import type { StoryId } from '@fgm/shared/hunts/stories/story-ids'
import { isUpOrDown, stairsFromAge } from '@fgm/shared/hunts/together'
import { cluePresentation, huntScore, wordingLevel } from '@fgm/shared/hunts/words'
import type { HuntToPlay } from '../play-storage.ts'

/* One play of a hunt as plain data. Times are wall-clock times: right also after a phone was asleep or a tab was closed. */

export type Item = HuntToPlay['items_data'][number]

/** With or without a visible clock. */
export type PlayMode = 'calm' | 'race'

/** The story around a play, told for the youngest player. */
type StoryOfPlay = { id: StoryId; age: number; treasure_place: string }

type PlayerClue = Pick<Item, 'description' | 'parent_tip'>

/** A child who plays together with others. */
export type Player = {
  id: string
  name: string
  age: number
  /** Clues in the wording of this age, by item. */
  clues: Record<string, PlayerClue>
}

/** Two or three children in one hunt: they take turns, or all look for every clue as a team. `manner` is a stored key. */
export type Together = { players: Player[]; manner: 'turns' | 'team' }

/** What is shown between two clues: how the story begins, what was just found, how the story ends. */
type Scene = 'beginning' | 'find' | 'finale'

export type Play = {
  form: typeof schemaVersion
  /** Created when the hunt begins, and sent with its completion: saved again, it counts once. */
  completion_id: string
  mode: PlayMode
  reads_aloud: boolean
  has_sound?: boolean
  started_at: number
  /** When the last clue appeared; experts wait for hints from then on. */
  turned_at: number
  finished_at: number | null
  /** Ids of what is found, in that order. */
  found: string[]
  hints: Record<string, number>
  story?: StoryOfPlay
  together?: Together
  /** Shown instead of the next clue, until someone continues. */
  scene?: Scene
  /** Ids of the children who touched what the clue leads to. */
  touched?: string[]
  /** Stopped before all was found: the end came at once. */
  is_stopped?: boolean
}

const schemaVersion = 1

type Begin = Pick<
  Play,
  'completion_id' | 'mode' | 'reads_aloud' | 'has_sound' | 'story' | 'together'
> & {
  now: number
}

/** A new play: first gathers the things, or starts at once when there are none, or all are near. */
export function beginPlay({ now, ...chosen }: Begin): Play {
  const times = { started_at: now, turned_at: now, finished_at: null }
  return {
    ...chosen,
    ...times,
    form: schemaVersion,
    found: [],
    hints: {},
    ...(chosen.story && { scene: 'beginning' }),
  }
}

/** Marks an item as found; the last one ends the play, after its task if it has one. */
export function markFound(
  play: Play,
  itemId: string,
  itemIds: string[],
  now: number,
  hasTask = false,
): Play {
  if (play.finished_at !== null || play.found.includes(itemId)) return play
  const found = [...play.found, itemId]
  const isOver = itemIds.every((id) => found.includes(id))
  return {
    ...withoutScene(play),
    found,
    turned_at: now,
    finished_at: isOver ? now : null,
    ...((play.story || play.together || (isOver && hasTask)) && { scene: 'find' }),
  }
}

/** Moves from a scene to what follows it; the clock starts with the first clue. */
export function goOn(play: Play, now: number): Play {
  const next = withoutScene(play)
  if (play.scene === 'beginning') return { ...next, started_at: now, turned_at: now }
  if (play.scene === 'finale') return next
  if (play.finished_at === null) return { ...next, turned_at: now }
  return play.story ? { ...next, scene: 'finale' } : next
}

/** Whether there is still a clue or a scene before the end. */
export const isPlaying = ({ finished_at, scene }: Play): boolean =>
  finished_at === null || scene !== undefined

/** The part that a play shows: each part begins with its heading. */
export function partOf(play: Play | null): string {
  if (!play) return 'before'
  return play.scene ?? (play.finished_at === null ? 'playing' : 'end')
}

/** Stops the play: the end of the story comes now. */
export function stopHere(play: Play, now: number): Play {
  if (play.finished_at !== null) return play
  return { ...play, scene: 'finale', is_stopped: true, turned_at: now, finished_at: now }
}

/** Undoes a stop: what is not found yet is looked for again. */
export function playOn(play: Play, now: number): Play {
  const { is_stopped, ...stopped } = withoutScene(play)
  return is_stopped ? { ...stopped, turned_at: now, finished_at: null } : play
}

/** Looks at another clue: no one has touched what it leads to. */
export const lookElsewhere = ({ touched: _, ...play }: Play): Play => play

/** Marks that a child touched it, or did not after all. */
export function touch(play: Play, playerId: string): Play {
  const { touched = [] } = play
  return {
    ...play,
    touched: touched.includes(playerId)
      ? touched.filter((id) => id !== playerId)
      : [...touched, playerId],
  }
}

/** Whose turn a clue is; no one's when all look for each, or when it is up or down stairs and the child is too small for them. */
export function turnOf({ together }: Play, hunt: HuntToPlay, at: number): Player | undefined {
  if (together?.manner !== 'turns') return undefined
  const player = together.players[at % together.players.length]
  const item = hunt.items_data[at]
  const isSmall = player && player.age < stairsFromAge
  return isSmall && item && isUpOrDown(hunt.blueprint_data, item) ? undefined : player
}

/** Who still has to touch it before it counts as found. */
export const missingHands = ({ together, touched = [] }: Play): Player[] =>
  together?.manner === 'team' ? together.players.filter(({ id }) => !touched.includes(id)) : []

const withoutScene = ({ scene: _, touched: __, ...play }: Play): Play => play

/** Undoes the find of an item; only until the hunt is complete. */
export function undoFound(play: Play, itemId: string, now: number): Play {
  if (play.finished_at !== null || !play.found.includes(itemId)) return play
  const found = play.found.filter((id) => id !== itemId)
  return { ...withoutScene(play), found, turned_at: now }
}

export function takeHint(play: Play, itemId: string): Play {
  return { ...play, hints: { ...play.hints, [itemId]: hintsTaken(play, itemId) + 1 } }
}

export const hintsTaken = ({ hints }: Play, itemId: string): number => hints[itemId] ?? 0

/** All hints that were taken in this play. */
export const allHints = ({ hints }: Play): number =>
  Object.values(hints).reduce((sum, count) => sum + count, 0)

/** Whole seconds since the start; it stops when all is found, and never runs backwards. */
export function secondsPlayed({ started_at, finished_at }: Play, now: number): number {
  return Math.max(0, Math.floor(((finished_at ?? now) - started_at) / 1000))
}

/** Seconds until the first hint may be taken; 0 when it may, and never more than promised. */
export function secondsToHint(play: Play, hintAfterSeconds: number, now: number): number {
  // A page's clock may have last ticked before the clue appeared.
  const waited = Math.max(0, now - play.turned_at) / 1000
  return Math.max(0, Math.ceil(hintAfterSeconds - waited))
}

/** The score by the server's own rule: the server records the same number, calm or not (decisions §14). */
export function scoreOf(play: Play, difficultyLevel: number): number {
  return huntScore({
    items_found: play.found.length,
    difficulty_level: difficultyLevel,
    completion_time: secondsPlayed(play, play.turned_at),
  })
}

/** A stored play, for the hunt's current items; null for none, and for another schema version. */
export function readPlay(stored: unknown, itemIds: string[]): Play | null {
  const play = stored as Partial<Play> | null
  if (play?.form !== schemaVersion || !play.completion_id || typeof play.started_at !== 'number')
    return null
  const known = { ...play, found: play.found?.filter((id) => itemIds.includes(id)) ?? [] } as Play
  const isOver = itemIds.every((id) => known.found.includes(id))
  if (!isOver && !known.is_stopped) return { ...known, finished_at: null }
  return { ...known, finished_at: known.finished_at ?? known.turned_at }
}

/** The hints of an item in this hunt. */
export const hintsFor = (hunt: HuntToPlay, item: Item): Hint[] =>
  hintsOf(item, hunt.blueprint_data, shownFrom(hunt))

/** What is known of an item's place after so many hints: riddles hide it, easy clues name it themselves. */
export function knownPlace(hunt: HuntToPlay, item: Item, taken: number): KnownPlace {
  const shown = hintsFor(hunt, item)
    .slice(0, taken)
    .map(({ kind }) => kind)
  if (shown.includes('spot') || shown.includes('answer')) return 'spot'
  return shown.includes('room') ? 'room' : shownFrom(hunt)
}

/** What the map shows from the beginning. */
function shownFrom({ difficulty_level, age_range }: HuntToPlay): KnownPlace {
  if (wordingLevel(difficulty_level, age_range) <= 2) return 'spot'
  return cluePresentation(difficulty_level, age_range).is_place_hidden ? 'nothing' : 'room'
}
