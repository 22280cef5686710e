import { type User, users } from '@fgm/db/schema'
import type { ActivityCard } from '@fgm/shared/activities/activities'
import type { Child } from '@fgm/shared/family/children'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import {
  completeActivity,
  listActivityCards,
  toggleFavorite,
} from '../../features/activities/activities.ts'
import { ensureFirstAdministrator } from '../../features/auth/administrators.ts'
import { verifyEmail } from '../../features/auth/email-links.ts'
import { createFamily } from '../../features/auth/registration.ts'
import { addChild } from '../../features/children/children.ts'
import { deliverDueMails, deliverMails } from '../../features/mail/mail.ts'
import { announceOpenSpots } from '../../features/waitlist/spots.ts'
import type { Mailer } from '../../services/mailer.ts'
import { type Agenda, createAgenda } from './agenda.ts'
import { demoPassword } from './cast.ts'
import { type Chance, seededChance } from './chance.ts'
import { type ChildPlan, type Household, planHouseholds, townDays } from './households.ts'
import { letFamiliesPay } from './payers.ts'
import { shareInTown } from './sharing-families.ts'

/** A fixed seed: everybody's demo town is the same, but for the dates. */
const seed = 5
const dayMs = 24 * 60 * 60_000

/** What the happenings of the town share. */
type Town = {
  deps: Deps
  agenda: Agenda
  chance: Chance
  postbox: MemoryMailer
  password_hash: string
  /** Families that have registered, by their number. */
  families: Map<number, User>
}

/**
 * Fills an empty database with a small town: families that registered over the past weeks, their
 * children, what these played and liked. Everything goes through the functions that serve the
 * doors, in the order of time, so the town is one that could have come about. No mail goes out.
 */
export async function fillTown(outside: Deps) {
  const today = outside.now()
  const chance = seededChance(seed)
  const agenda = createAgenda(new Date(today.getTime() - (townDays + 1) * dayMs))
  const postbox = new MemoryMailer()
  const deps: Deps = {
    ...outside,
    now: agenda.now,
    newId: () => uuidOf(chance.bytes(16)),
    newToken: (bytes) => chance.bytes(bytes).toString('base64url'),
    mailer: postbox,
  }
  const passwordHash = await deps.passwords.hash(demoPassword)
  await ensureFirstAdministrator(deps)
  const town: Town = {
    deps,
    agenda,
    chance,
    postbox,
    password_hash: passwordHash,
    families: new Map(),
  }
  for (const household of planHouseholds(chance, today))
    agenda.at(household.registers_at, () => moveIn(town, household))
  agenda.at(new Date(today.getTime() - dayMs / 12), () => letFamiliesPay(deps, town.families))
  await withoutWaitingForTheDisk(deps, async () => {
    await agenda.run()
    // A chance of its own: what the families did before stays as it was.
    await shareInTown(deps, seededChance(seed + 1), today)
  })
}

/** A family registers, and notes down what it will do later. */
async function moveIn(town: Town, household: Household) {
  const { deps, agenda, families, password_hash } = town
  const inviter = household.invited_by === null ? undefined : families.get(household.invited_by)
  const { user, mail_ids } = createFamily(deps, {
    name: household.name,
    email: household.email,
    password_hash,
    is_email_verified: false,
    referral_code: inviter?.referral_code,
  })
  families.set(household.registration_number, user)
  await deliverMails(deps, mail_ids)
  await announceOpenSpots(deps)
  await deliverDueMails(deps)
  if (household.verifies_at)
    agenda.at(household.verifies_at, async () => {
      verifyEmail(deps, town.postbox.verificationToken(household.email), user)
      await deliverDueMails(deps)
    })
  for (const plan of household.children)
    agenda.at(plan.added_at, () => welcomeChild(town, user, plan))
}

function welcomeChild(town: Town, user: User, plan: ChildPlan) {
  const { added_at: _, plays_at, favorites, ...profile } = plan
  const child = addChild(town.deps, user, profile)
  const games = suitableGames(town, user, child)
  for (const [place, moment] of plays_at.entries()) {
    const game = games[place]
    if (game) town.agenda.at(moment, () => play(town, user, child, game, place < favorites))
  }
}

function play({ deps }: Town, user: User, child: Child, game: ActivityCard, isFavorite: boolean) {
  completeActivity(deps, user, game.id, child.id)
  if (isFavorite) toggleFavorite(deps, user, game.id, child.id)
}

/** What this family may open and this child is of the age for, in no order. */
function suitableGames({ deps, chance }: Town, user: User, child: Child): ActivityCard[] {
  const games = listActivityCards(deps.db, currentUser(deps, user)).filter(
    (card) => card.min_age <= child.age && child.age <= card.max_age,
  )
  return chance.some(games, games.length)
}

/** The family as it is by now. */
function currentUser({ db }: Deps, user: User): User {
  return db.select().from(users).where(eq(users.id, user.id)).get() ?? user
}

/** Accepts every mail and sends none; keeps what the families will click on. */
class MemoryMailer implements Mailer {
  readonly #tokens = new Map<string, string>()

  send: Mailer['send'] = async ({ to, text }) => {
    const token = /\/verify-email\?token=([\w-]+)/.exec(text)?.[1]
    if (token) this.#tokens.set(to.address, token)
  }
  close() {}

  verificationToken(address: string): string {
    return this.#tokens.get(address) ?? ''
  }
}

/**
 * A demo is filled anew when it was cut off, so nothing is lost by not waiting for the disk after
 * each of its thousands of transactions; from then on the demo is as careful as the product.
 */
async function withoutWaitingForTheDisk({ db }: Deps, work: () => Promise<void>) {
  db.run(sql`pragma synchronous = off`)
  await work()
  db.run(sql`pragma synchronous = full`)
}

/** A version 4 UUID out of 16 bytes. */
function uuidOf(bytes: Buffer): string {
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
