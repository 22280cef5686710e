import type { Family } from '@fgm/db/schema'
import { packHome } from '@fgm/shared/blueprints/homes/packing'
import { readHome } from '@fgm/shared/blueprints/homes/reader'
import { emptyWish } from '@fgm/shared/blueprints/homes/wish'
import { dayMs } from '@fgm/shared/days'
import type { SaveHunt } from '@fgm/shared/hunts/hunts'
import type { Deps } from '../../core/deps.ts'
import { createBlueprint } from '../../features/blueprints/blueprints.ts'
import { listChildren } from '../../features/children/children.ts'
import { completeHunt } from '../../features/hunts/hunt-completions.ts'
import { createHunt, findHunt, sampleHunt, unfound } from '../../features/hunts/hunts.ts'
import { createTimeline } from './timeline.ts'

/* A home, hunts and memories of them: 'Our hunts' is empty only for new families. */

type HuntsAtHome = {
  /** The home in a parent's words. */
  home: string
  /** Own hunts, the first one made first; the last one waits to be played. */
  made: (Pick<SaveHunt, 'hunt_name' | 'hunt_type' | 'difficulty_level' | 'age_range'> &
    Partial<Pick<SaveHunt, 'story_id' | 'treasure_place'>>)[]
  /** What was played: an own hunt by its name or a ready one by its id, how many days ago, how much fun, and a line. */
  played: [hunt: string, daysAgo: number, stars: number, line: string][]
}

/** By the mailbox of the demo families. */
const huntsAtHome: Record<string, HuntsAtHome> = {
  ana: {
    home: 'our bedroom, Mila’s room, a hall, a big kitchen, a living room, a bathroom and a balcony',
    made: [
      {
        ...{ hunt_name: 'Mila and the night train', hunt_type: 'color', story_id: 'night-train' },
        ...{ difficulty_level: 1, age_range: '4-5', treasure_place: 'under the big cushion' },
      },
      {
        ...{ hunt_name: 'Before the guests come', hunt_type: 'counting' },
        ...{ difficulty_level: 2, age_range: '4-5' },
      },
    ],
    played: [
      ['rainbow-rooms', 26, 4, ''],
      ['little-shape-walk', 19, 5, 'She wanted to be the cat on the map.'],
      ['rainbow-rooms', 12, 3, 'Tired today. One find, one hug, and so on.'],
      [
        'Mila and the night train',
        8,
        5,
        'Toot at every stop. The treasure was a note: one more story.',
      ],
      ['count-with-me', 4, 4, ''],
      ['Mila and the night train', 1, 5, 'She looked behind the couch four times.'],
    ],
  },
  eve: {
    home: 'a small flat with one bedroom, a kitchen, a living room and a bathroom',
    made: [
      {
        ...{ hunt_name: 'Detective Arlo', hunt_type: 'letter', story_id: 'door-that-wants-a-word' },
        ...{ difficulty_level: 3, age_range: '7-8', treasure_place: 'behind the curtain' },
      },
    ],
    played: [
      ['letter-riddles', 9, 5, 'Read every clue himself.'],
      ['Detective Arlo', 3, 4, ''],
    ],
  },
}

/** What the families of `huntsAtHome` did in the past weeks, each with the functions that handle requests. */
export async function playHuntsInDemo(
  outside: Deps,
  familyOf: (mailbox: string) => Family | undefined,
  today: Date,
) {
  const timeline = createTimeline(new Date(today.getTime() - 60 * dayMs))
  const deps: Deps = { ...outside, now: timeline.now }
  for (const [mailbox, home] of Object.entries(huntsAtHome)) {
    const family = familyOf(mailbox)
    if (!family) continue
    const since = new Date(family.created_at).getTime()
    // After it was added, and in the afternoon or later.
    const ago = (days: number, place: number) =>
      new Date(
        Math.max(today.getTime() - days * dayMs - dayMs / 24, since + (place + 2) * 3_600_000),
      )
    const ids = new Map<string, string>()
    timeline.at(ago(28, 0), () => moveIn(deps, family, home, ids))
    for (const [place, played] of home.played.entries())
      timeline.at(ago(played[1], place + 1), () => playHunt(deps, family, ids, played))
  }
  await timeline.run()
}

function moveIn(deps: Deps, family: Family, { home, made }: HuntsAtHome, ids: Map<string, string>) {
  const [plan] = packHome({ ...emptyWish(), ...readHome(home).wish }, family.id)
  if (!plan) throw new Error(`No plan for '${home}'`)
  const blueprint = createBlueprint(deps, family, {
    name: 'Our home',
    blueprint_data: plan.document,
    is_public: false,
  })
  for (const wish of made) {
    const { hunt_type, difficulty_level, age_range } = wish
    const input = { blueprint_id: blueprint.id, hunt_type, difficulty_level, age_range, press: 0 }
    const { items_data } = sampleHunt(deps.db, family, input)
    const hunt = createHunt(deps, family, {
      ...wish,
      ...{ blueprint_id: blueprint.id, items_data: unfound(items_data) },
    })
    ids.set(hunt.hunt_name, hunt.id)
  }
}

function playHunt(
  deps: Deps,
  family: Family,
  ids: Map<string, string>,
  [name, , stars, line]: HuntsAtHome['played'][number],
) {
  const { id, items_data } = findHunt(deps, family, ids.get(name) ?? name)
  completeHunt(deps, family, {
    ...{ id, completion_time: 60 * items_data.length, items_found: items_data.length },
    ...{ total_items: items_data.length, fun_rating: stars, parent_notes: line },
    child_ids: listChildren(deps, family).map((child) => child.id),
  })
}
