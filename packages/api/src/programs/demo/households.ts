import { interestIds } from '@fgm/shared/activities/lists'
import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import type { Chance } from './chance.ts'
import { demoFamilies, mailHost } from './demo-families.ts'
import { childNames, parents, preferences } from './names.ts'

/** The plan of a demo family, decided before anything happens. */
export type Household = ReturnType<typeof planHouseholds>[number]
export type ChildPlan = Household['children'][number]

const minute = 60_000
const day = 24 * 60 * minute
/** How long ago the first family came. */
export const demoDays = 60

/** Plans the demo families at the time `today`, in order of registration. */
export function planHouseholds(chance: Chance, today: Date) {
  const moments = registrationMoments(chance, today)
  return parents.map((line, place) => {
    const [, name = line, mailbox = mailboxOf(line)] = /^(.+) <(\w+)>$/.exec(line) ?? []
    const registrationNumber = place + 1
    const registersAt = moments[place] as Date
    const inviter = inviterInCast(registrationNumber)
    const isVerified = mailbox in demoFamilies || inviter !== null || chance.happens(0.72)
    return {
      registration_number: registrationNumber,
      name,
      email: `${mailbox}@${mailHost}`,
      registers_at: registersAt,
      /** When it confirms its address; null for those who never do. */
      verifies_at: isVerified ? before(today, registersAt, chance.between(1, 20 * 60)) : null,
      /** The number of the family whose code it uses; null for those without one. */
      invited_by: inviter ?? anyInviter(chance, registrationNumber),
      children: planChildren(chance, today, { registrationNumber, mailbox, registersAt }),
    }
  })
}

/** Letters of the name without their marks: 'Tomás Herrera' writes from tomas.herrera. */
function mailboxOf(name: string): string {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replaceAll(' ', '.')
}

/** More families came every week; most of them in the evening, once the children sleep. */
function registrationMoments(chance: Chance, today: Date): Date[] {
  const hours = [6, 9, 12, 13, 16, 19, 20, 20, 21, 21, 22]
  const newest = today.getTime() - 3 * 60 * minute
  const midnight = newest - (newest % day)
  return parents
    .map(() => {
      const daysAgo = Math.floor(demoDays * (1 - chance.fraction() ** 0.7))
      const inDay = (chance.pick(hours) * 60 + chance.between(0, 59)) * minute
      const moment = midnight - daysAgo * day + inDay + chance.between(0, minute - 1)
      return new Date(moment > newest ? moment - day : moment)
    })
    .sort((one, other) => one.getTime() - other.getTime())
}

function inviterInCast(registrationNumber: number): number | null {
  const mailbox = Object.keys(demoFamilies).find((key) =>
    demoFamilies[key]?.invited.includes(registrationNumber),
  )
  const place = parents.findIndex((line) => line.endsWith(`<${mailbox}>`))
  return place < 0 ? null : place + 1
}

/** A quarter of the families came by a friend. The demo families' own invitations are fixed already. */
function anyInviter(chance: Chance, registrationNumber: number): number | null {
  if (registrationNumber < 4 || !chance.happens(0.25)) return null
  const inviter = chance.between(1, registrationNumber - 1)
  return parents[inviter - 1]?.endsWith('>') ? null : inviter
}

function planChildren(
  chance: Chance,
  today: Date,
  family: { registrationNumber: number; mailbox: string; registersAt: Date },
) {
  const { registrationNumber, mailbox, registersAt } = family
  const isFounder = registrationNumber <= foundingSpots
  const settled = demoFamilies[mailbox]
  const usual = isFounder ? chance.pick([1, 1, 1, 2, 2, 0]) : chance.pick([1, 1, 1, 1, 0])
  const names = settled ? [settled.child.name] : chance.some(childNames, usual)
  return names.map((name) => {
    const played = settled?.activities_played ?? chance.between(0, isFounder ? 14 : 4)
    const age = settled?.child.age ?? chance.between(2, 12)
    const addedAt = before(today, registersAt, chance.between(2, 90))
    return {
      name,
      birth_date: birthDate(chance, today, age),
      interests: settled?.child.interests ?? chance.some(interestIds, chance.between(1, 4)),
      preferences:
        settled?.child.preferences ?? (chance.happens(0.4) ? chance.pick(preferences) : ''),
      added_at: addedAt,
      plays_at: Array.from({ length: played }, () => playMoment(chance, addedAt, today)),
      favorites: settled?.favorites ?? Math.floor(played * chance.fraction() * 0.6),
    }
  })
}

/** Some time since the child was added, when children are awake and parents at home. */
function playMoment(chance: Chance, addedAt: Date, today: Date): Date {
  const hours = [7, 8, 10, 15, 16, 16, 17, 17, 18, 18, 19]
  const moment = addedAt.getTime() + chance.fraction() * (today.getTime() - addedAt.getTime())
  const midnight = moment - (moment % day)
  const atHome = midnight + (chance.pick(hours) * 60 + chance.between(0, 59)) * minute
  const isPossible = addedAt.getTime() < atHome && atHome < today.getTime()
  return new Date(isPossible ? atHome : Math.floor(moment))
}

/** A birth date of someone who is `age` today, and for some weeks before and after. */
function birthDate(chance: Chance, today: Date, age: number): string {
  const daysSinceBirthday = chance.between(demoDays + 5, 330)
  const born = new Date(today.getTime() - daysSinceBirthday * day)
  born.setUTCFullYear(born.getUTCFullYear() - age)
  return born.toISOString().slice(0, 10)
}

const before = (today: Date, moment: Date, minutesLater: number) =>
  new Date(Math.min(moment.getTime() + minutesLater * minute, today.getTime() - minute))
