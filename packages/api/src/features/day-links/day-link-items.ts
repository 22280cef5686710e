import { type Db, findRow, hasRow } from '@fgm/db'
import { communityItems, type DayLinkItem, type Family, hunts } from '@fgm/db/schema'
import { sketchesOf } from '@fgm/db/seed/activity-sketches'
import { huntItemBank } from '@fgm/db/seed/hunts'
import { textForGuest } from '@fgm/shared/activities/child-in-text'
import { DayActivity, DayHunt, type MakeDayLink } from '@fgm/shared/day-links'
import { withoutRoomCodes } from '@fgm/shared/hunts/room-codes'
import { scrubForGuests } from '@fgm/shared/safety/personal-data/scrubbed-text'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { authoredLibrary, findActivity } from '../activities/activities.ts'
import { familyNames } from '../children/children.ts'
import { findHunt } from '../hunts/hunts.ts'

/*
 * The contents of a link. It shows a copy from the time when the link was made: later changes or deletions do not affect
 * it, and later texts are not exposed. Our own activities are shown in their current version, so that a safety correction
 * reaches open links. What we or an administrator removed for everyone is left out.
 */

type Making = Pick<Deps, 'db' | 'now'>

/** Copies of the chosen items. @throws 404 for what this family does not have, 403 for what is locked. */
export function itemsOf(
  deps: Making,
  family: Family,
  { activity_ids, hunt_id }: MakeDayLink,
): DayLinkItem[] {
  const forGuests = guestsText(deps, family)
  if (hunt_id !== undefined) {
    const found = findHunt(deps, family, hunt_id)
    const hunt = huntForGuests(fieldsOf(DayHunt, found), forGuests)
    // A ready hunt in the family's own house counts as the family's: guests search there, too.
    const isOurs = found.is_ready_made && found.blueprint_template.template_type === 'preset'
    return [{ source_id: hunt_id, is_ours: isOurs, hunt }]
  }
  return activity_ids.map((id) => {
    const activity = fieldsOf(DayActivity, findActivity(deps, family, id))
    const isOurs = authoredLibrary(deps.db).by_id.has(id)
    return { source_id: id, is_ours: isOurs, activity: activityForGuests(activity, forGuests) }
  })
}

type Rewrite = (text: string) => string

/** The link may be passed on: no names of the family, no address and no number, whatever its parents typed. */
function guestsText(deps: Making, family: Family): Rewrite {
  const names = familyNames(deps, family)
  return (text) => scrubForGuests(text, names)
}

const typed = [
  'title',
  'description',
  'materials_list',
  'setup_instructions',
  'connection_prompt',
  'easier',
  'harder',
  'safety_note',
] as const satisfies (keyof DayActivity)[]

const activityForGuests = (activity: DayActivity, forGuests: Rewrite): DayActivity => ({
  ...activity,
  ...Object.fromEntries(
    typed.map((field) => [field, activity[field].split('\n').map(forGuests).join('\n')]),
  ),
})

/**
 * A hunt for readers of a link: its texts as `forGuests` rewrites them, and nothing else that a family may have typed. Places
 * have the same words as the rooms, so that clues still find them, and no name is left in secret writing; ids are
 * numbers, and colors and shapes are those of our items.
 */
function huntForGuests(hunt: DayHunt, forGuests: Rewrite): DayHunt {
  const { rooms, furniture, dimensions } = hunt.blueprint_data
  const ids = new Map([
    ...rooms.map(({ id }, at) => [id, `room-${at + 1}`] as const),
    ...furniture.map(({ id }, at) => [id, `piece-${at + 1}`] as const),
  ])
  const roomNames = new Map(rooms.map(({ label }) => [label, forGuests(label)]))
  const bank = huntItemBank()
  return {
    ...hunt,
    hunt_name: forGuests(hunt.hunt_name),
    items_data: hunt.items_data.map(({ place_id, parent_tip, answer, task, ...item }, at) => ({
      id: `item-${at + 1}`,
      name: forGuests(item.name),
      description: forGuests(withoutRoomCodes(item.description, roomNames)),
      location: forGuests(item.location),
      category: '',
      found: false,
      place_id: place_id && ids.get(place_id),
      color: bank.find(({ color }) => color === item.color)?.color,
      shape: bank.find(({ shape }) => shape === item.shape)?.shape,
      parent_tip: parent_tip && forGuests(parent_tip),
      answer: answer && forGuests(answer),
      task: task && {
        words: forGuests(task.words),
        safety: task.safety && forGuests(task.safety),
      },
    })),
    blueprint_data: {
      dimensions,
      rooms: rooms.map((room, at) => ({
        ...room,
        id: `room-${at + 1}`,
        label: forGuests(room.label),
      })),
      furniture: furniture.map((piece, at) => ({
        ...piece,
        id: `piece-${at + 1}`,
        roomId: ids.get(piece.roomId) ?? '',
      })),
    },
  }
}

export const titleOf = (item: DayLinkItem): string =>
  'hunt' in item ? item.hunt.hunt_name : item.activity.title

/** The id by which the link's readers name one of its things. */
export const itemIdAt = (at: number): string => String(at + 1)

/** The items for readers, with 'the child' for 'your child'. Their ids are their positions among all items, never own ids. */
export function toDay(db: Db, items: readonly DayLinkItem[]) {
  const activities: DayActivity[] = []
  let hunt: DayHunt | null = null
  for (const [at, item] of items.entries()) {
    const id = itemIdAt(at)
    if ('hunt' in item) {
      const now = huntNow(db, item)
      if (now) hunt = { ...now, id }
      continue
    }
    const now = activityNow(db, item)
    if (now) activities.push({ ...activityForGuests(now, textForGuest), id })
  }
  return { activities, hunt }
}

type ActivityItem = Extract<DayLinkItem, { activity: unknown }>
type HuntItem = Extract<DayLinkItem, { hunt: unknown }>

function activityNow(db: Db, { source_id: id, is_ours, activity }: ActivityItem) {
  const authored = authoredLibrary(db).by_id.get(id)
  if (!authored) return is_ours || isRemoved(db, id) ? null : activity
  const sketches = sketchesOf(id)
  return fieldsOf(DayActivity, { ...authored.whole, ...(sketches.length > 0 && { sketches }) })
}

/** An administrator took it out of the community and of every library. */
const isRemoved = (db: Db, id: string): boolean =>
  hasRow(
    db,
    communityItems,
    and(eq(communityItems.activity_id, id), eq(communityItems.state, 'removed')),
  )

function huntNow(db: Db, { source_id: id, is_ours, hunt }: HuntItem) {
  if (!is_ours) return hunt
  const ready = findRow(db, hunts, and(eq(hunts.id, id), isNull(hunts.owner_family_id)))
  return ready ? fieldsOf(DayHunt, ready) : null
}
