import { type Family, families } from '@fgm/db/schema'
import type { ActivityCard } from '@fgm/shared/activities/activities'
import { fits } from '@fgm/shared/activities/ranking'
import { dayMs } from '@fgm/shared/days'
import type { Child } from '@fgm/shared/family/children'
import type { Currency } from '@fgm/shared/family/tiers'
import { eq, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { listActivityCards } from '../../features/activities/activities.ts'
import { toggleFavorite } from '../../features/activities/marks.ts'
import { recordPlay } from '../../features/activities/plays.ts'
import { ensureFirstAdministrator } from '../../features/auth/administrators.ts'
import { findParentByEmail } from '../../features/auth/auth.ts'
import { verifyEmail } from '../../features/auth/email-links.ts'
import { createFamily } from '../../features/auth/registration.ts'
import { addChild } from '../../features/children/children.ts'
import { deliverDueMails, deliverMails } from '../../features/mail/mail.ts'
import { familyOf, type Sender } from '../../features/parents/parents.ts'
import { createOrder, simulateCheckout, verifyPayment } from '../../features/payments/payments.ts'
import { writeSetting } from '../../features/settings/settings.ts'
import { announceOpenSpots } from '../../features/waitlist/spots.ts'
import type { Mailer } from '../../services/mailer.ts'
import { type Chance, seededChance } from './chance.ts'
import { demoPassword, mailHost } from './demo-families.ts'
import { type ChildPlan, demoDays, type Household, planHouseholds } from './households.ts'
import { playHuntsInDemo } from './hunts-in-demo.ts'
import { shareInDemo } from './sharing-families.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/** A fixed seed: all demo data is always the same, except the dates. */
const seed = 5

/** Registration numbers of families that paid, and in which currency. Ben still waits. */
export const payers: readonly (readonly [number, Currency])[] = [
  [54, 'USD'],
  [65, 'EUR'],
  [73, 'GBP'],
  [86, 'INR'],
  [102, 'USD'],
]

type Demo = {
  deps: Deps
  timeline: Timeline
  chance: Chance
  postbox: MemoryMailer
  passwordHash: string
  parents: Map<number, Sender>
}

/**
 * Fills an empty database with demo data: families that registered over the past weeks, their
 * children, and what these played and liked. Everything calls the functions that handle
 * requests, in chronological order, so the data is realistic. No mail is sent.
 */
export async function makeDemoData(outside: Deps) {
  const today = outside.now()
  const chance = seededChance(seed)
  const timeline = createTimeline(new Date(today.getTime() - (demoDays + 1) * dayMs))
  const postbox = new MemoryMailer()
  const deps: Deps = {
    ...outside,
    now: timeline.now,
    newId: () => uuidOf(chance.bytes(16)),
    newToken: (bytes) => chance.bytes(bytes).toString('base64url'),
    mailer: postbox,
  }
  await ensureFirstAdministrator(deps)
  writeOperator(deps)
  const passwordHash = await deps.passwords.hash(demoPassword)
  const demo: Demo = { deps, timeline, chance, postbox, passwordHash, parents: new Map() }
  for (const household of planHouseholds(chance, today))
    timeline.at(household.registers_at, () => moveIn(demo, household))
  timeline.at(new Date(today.getTime() - dayMs / 12), () => letFamiliesPay(deps, demo.parents))
  await withoutWaitingForTheDisk(deps, async () => {
    await timeline.run()
    // A separate seed, so that the families' earlier data does not change.
    await shareInDemo(deps, seededChance(seed + 1), today)
    await playHuntsInDemo(deps, (mailbox) => familyByMailbox(deps, mailbox), today)
  })
}

/** Lets some waiting families pay, if the demo has its test checkout. */
async function letFamiliesPay(deps: Deps, parents: Map<number, Sender>) {
  if (!deps.payments.simulatePayment) return
  for (const [number, currency] of payers) {
    const payer = parents.get(number)
    if (payer) await pay(deps, payer, currency)
  }
  await deliverDueMails(deps)
}

async function pay(deps: Deps, payer: Sender, currency: Currency) {
  const { family } = payer
  const { order_id, amount } = await createOrder(deps, payer, currency)
  if (!order_id) return
  const { payment } = simulateCheckout(deps, family, { order_id, outcome: 'success' })
  if (payment) verifyPayment(deps, family, { order_id, amount, currency, ...payment })
}

/** Fills the pages about the operator as after a launch. */
function writeOperator(deps: Deps) {
  writeSetting(deps, 'operator_name', 'Five Good Minutes Demo')
  writeSetting(deps, 'operator_address', '1 Example Street\nExample Town')
  writeSetting(deps, 'operator_email', 'hello@example.com')
  writeSetting(deps, 'refund_days', 14)
}

async function moveIn(demo: Demo, household: Household) {
  const { deps, timeline, parents } = demo
  const inviter = household.invited_by === null ? undefined : parents.get(household.invited_by)
  const { parent, family, mail_ids } = createFamily(deps, {
    name: household.name,
    email: household.email,
    password_hash: demo.passwordHash,
    is_email_verified: false,
    referral_code: inviter?.family.referral_code,
  })
  parents.set(household.registration_number, { parent, family })
  await deliverMails(deps, mail_ids)
  await announceOpenSpots(deps)
  await deliverDueMails(deps)
  if (household.verifies_at)
    timeline.at(household.verifies_at, async () => {
      verifyEmail(deps, demo.postbox.verificationToken(household.email), parent)
      await deliverDueMails(deps)
    })
  for (const plan of household.children)
    timeline.at(plan.added_at, () => welcomeChild(demo, { parent, family }, plan))
}

function welcomeChild(demo: Demo, sender: Sender, plan: ChildPlan) {
  const { added_at: _, plays_at, favorites, ...profile } = plan
  const child = addChild(demo.deps, sender.family, profile)
  const games = suitableGames(demo, sender.family, child)
  for (const [place, moment] of plays_at.entries()) {
    const game = games[place]
    if (game) demo.timeline.at(moment, () => play(demo, sender, child, game, place < favorites))
  }
}

function play(
  { deps }: Demo,
  sender: Sender,
  child: Child,
  game: ActivityCard,
  isFavorite: boolean,
) {
  recordPlay(deps, sender, {
    ...{ id: game.id, play_id: deps.newId(), played_at: deps.now().toISOString() },
    minutes: game.duration_minutes,
    children: [{ child_id: child.id, face: isFavorite ? 'loved' : 'fine' }],
  })
  if (isFavorite) toggleFavorite(deps, sender, game.id, child.id)
}

/** What this family may open and suits this child's age, in random order. */
function suitableGames({ deps, chance }: Demo, family: Family, child: Child): ActivityCard[] {
  const games = listActivityCards(deps.db, currentFamily(deps, family)).filter((card) =>
    fits(card, child.age),
  )
  return chance.some(games, games.length)
}

function currentFamily({ db }: Deps, family: Family): Family {
  return db.select().from(families).where(eq(families.id, family.id)).get() ?? family
}

function familyByMailbox({ db }: Deps, mailbox: string): Family | undefined {
  const parent = findParentByEmail(db, `${mailbox}@${mailHost}`)
  return parent && familyOf(db, parent)
}

/** Accepts every mail and sends none; keeps those whose links the families will click. */
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
 * Does not wait for the disk after each of its thousands of transactions: incomplete demo data is
 * made again, so nothing is lost. Afterwards the demo is as careful as the product.
 */
async function withoutWaitingForTheDisk({ db }: Deps, work: () => Promise<void>) {
  db.run(sql`pragma synchronous = off`)
  await work()
  db.run(sql`pragma synchronous = full`)
}

function uuidOf(bytes: Buffer): string {
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
