import { places } from './moment-lists.ts'
import type { Moments } from './moments.ts'

const adultWords = [
  'lying down is fine',
  'sitting is fine',
  'you stand or walk a little',
  'you move along',
]
const handWords = ['no free hand needed', 'one hand free', 'both hands free']
const noiseWords = ['whisper quiet', '', 'gets loud']
const mostPlaces = 3

/** What an activity needs right now: 'sofa, bed · lying down is fine · voice only'. Never empty; no line begins with a dot. */
export function momentWords(moments: Moments): string {
  const here = places.filter(({ id }) => moments.place.includes(id)).map(({ short }) => short)
  return [
    here.slice(0, mostPlaces).join(', '),
    adultWords[moments.adult_energy],
    moments.is_voice_only ? 'voice only' : handWords[moments.hands_needed],
    noiseWords[moments.noise],
  ]
    .filter(Boolean)
    .join('\u00a0· ')
}
