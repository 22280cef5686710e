import type { InterestId } from '@fgm/shared/activities/activities'

/*
 * The people that tests, demo and screenshots share, with their fixed data. Everything else
 * in the demo data is (repeatably) random.
 */

/** The mail host of the demo: a name that can never be real (RFC 2606). */
export const mailHost = 'demo.example'

/** The password of all demo accounts. */
export const demoPassword = 'sunny-sock-mountain'

export const rootEmail = `root@${mailHost}`

type DemoFamily = {
  role: string
  child: { name: string; age: number; interests: InterestId[]; preferences: string }
  activities_played: number
  favorites: number
  /** Registration numbers of families that came by this one's referral code. */
  invited: number[]
}

/** By mailbox. */
export const demoFamilies: Record<string, DemoFamily> = {
  ana: {
    role: 'a founding parent with a child',
    child: {
      name: 'Mila',
      age: 4,
      interests: ['animals', 'ocean', 'music'],
      preferences: 'Loves anything with water. Loud noises are too much.',
    },
    activities_played: 11,
    favorites: 4,
    invited: [19, 41, 66, 88],
  },
  ben: {
    role: 'a waiting parent, whose spot is reserved',
    child: {
      name: 'Noah',
      age: 6,
      interests: ['dinosaurs', 'building', 'space'],
      preferences: 'Asks why about everything.',
    },
    activities_played: 3,
    favorites: 1,
    invited: [90, 104],
  },
  eve: {
    role: 'another founding parent',
    child: { name: 'Arlo', age: 8, interests: ['sports', 'stories'], preferences: '' },
    activities_played: 5,
    favorites: 2,
    invited: [],
  },
}
