import type { ActivityCard, ActivityMarks, Face } from '../src/activities/activities.ts'
import type { Experience, Player } from '../src/activities/ranking.ts'

/* Made-up cards and families, for tests and measurements of the ranking. */

const kinds = ['Creative', 'Language', 'Math', 'Motor', 'Science'] as const
const dayMs = 86_400_000

/** A card with what the ranking reads; the rest of it is empty. */
export function aCard(id: string, more: Partial<ActivityCard> = {}): ActivityCard {
  return {
    ...{ id, title: id, description: '', category: 'Math', own_category: 'Math' },
    ...{ difficulty_level: 'easy', min_age: 2, max_age: 9, duration_minutes: 5 },
    ...{
      materials: [],
      needs: '',
      interests: [],
      setting: 'indoor',
      fits_moments: [],
      moments: null,
    },
    ...{ scene: 'rug.socks.32', library: 'prebuilt', is_prebuilt: true, is_mine: false },
    ...more,
  }
}

/** As many cards as a library has, of every kind and age; the same for the same number. */
export const aLibrary = (count: number): ActivityCard[] =>
  Array.from({ length: count }, (_, at) => {
    const youngest = 2 + (at % 6)
    return aCard(`card-${at}`, {
      own_category: kinds[at % kinds.length] ?? 'Math',
      min_age: youngest,
      max_age: youngest + 3 + (at % 3),
      duration_minutes: at % 4 === 0 ? 10 : 5,
      materials: at % 3 === 0 ? [] : ['paper'],
    })
  })

export type Done = { id: string; face: Face | null; at: number; by?: string }

/** The marks of one child who did these, in this order. */
export function experienceWith(done: readonly Done[], more: Partial<Experience> = {}): Experience {
  const completed = new Map<string, ActivityMarks['completed'][number]>()
  for (const { id, face, at, by = 'mia' } of done) {
    const before = completed.get(`${by} ${id}`)
    const time = new Date(at).toISOString()
    completed.set(`${by} ${id}`, {
      ...{ child_id: by, activity_id: id, completed_at: before?.completed_at ?? time },
      ...{ last_played_at: time, face },
      loved: (before?.loved ?? 0) + (face === 'loved' ? 1 : 0),
    })
  }
  return {
    ...{ completed: [...completed.values()], favorites: [], learning_began_at: null },
    ...{ skips: {}, played: {}, ...more },
  }
}

const faces: (Face | null)[] = ['loved', 'fine', 'not_today', null]

/** A family that has played for a while. */
export function aFamily(number: number, cards: readonly ActivityCard[], now: number): Player {
  const done = Array.from({ length: number % 120 }, (_, at) => ({
    id: cards[(number * 7 + at * 13) % cards.length]?.id ?? '',
    face: faces[(number + at) % faces.length] ?? null,
    at: now - ((number + at * 3) % 90) * dayMs,
  })).toSorted((one, other) => one.at - other.at)
  const skipped = cards.filter((_, at) => (at + number) % 11 === 0)
  return {
    age: 2 + (number % 8),
    here: [{ id: 'mia', name: 'Mia' }],
    experience: experienceWith(done, {
      skips: Object.fromEntries(skipped.map(({ id }, at) => [id, now - (at % 20) * dayMs])),
    }),
  }
}
