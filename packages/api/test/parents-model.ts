import type { TestApp } from './test-app.ts'

/* A simple model of a few families' data, which tests compare with the database. */

/** One time that a child did something: marked as done afterwards, or played. */
type ModelPlay = { activity: string; at: string; source: 'marked' | 'play' }
export type ModelChild = { name: string; came_with: string[]; plays: ModelPlay[] }

export type ModelFamily = {
  number: number
  /** Their names, the earliest member first. */
  parents: string[]
  children: ModelChild[]
  credits: number
  is_member: boolean
}

export type ModelInvitation = {
  id: string
  token: string
  family: ModelFamily
  made_by: string
  expires_at: string
}

/** Unpaid: the parent who opened it and, once their account has ended, the family they were in. */
export type ModelCheckout = { order_id: string; of: string | ModelFamily }

type Choice = 'bring' | 'leave_behind' | 'others_stay'

export class FamiliesModel {
  families: ModelFamily[] = []
  invitations: ModelInvitation[] = []
  checkouts: ModelCheckout[] = []
  #lastNumber: number

  /** @param lastNumber the highest registration number that is taken. */
  constructor(lastNumber: number) {
    this.#lastNumber = lastNumber
  }

  of(parent: string): ModelFamily {
    const family = this.families.find(({ parents }) => parents.includes(parent))
    if (!family) throw new Error(`${parent} has no family`)
    return family
  }

  begin(parent: string, given: Partial<ModelFamily>): ModelFamily {
    this.#lastNumber += 1
    const empty = { parents: [parent], children: [], credits: 0, is_member: false }
    const family = { number: this.#lastNumber, ...empty, ...given }
    this.families.push(family)
    return family
  }

  openInvitations(now: string): ModelInvitation[] {
    return this.invitations.filter(({ expires_at }) => expires_at > now)
  }

  use(invitation: ModelInvitation) {
    this.invitations = this.invitations.filter((one) => one !== invitation)
  }

  /** Why a parent with an account may not join by it; undefined if they may. */
  refusalOf(parent: string, { family }: ModelInvitation, choice: Choice): string | undefined {
    const own = this.of(parent)
    const isAlone = own.parents.length === 1
    if (own === family) return 'already_in_family'
    if (isAlone && own.is_member && !family.is_member) return 'premium_would_be_lost'
    return isAlone === (choice === 'others_stay') ? 'others_stay' : undefined
  }

  moveIn(parent: string, invitation: ModelInvitation, choice: Choice) {
    const [own, { family }] = [this.of(parent), invitation]
    this.use(invitation)
    if (choice === 'bring') {
      family.children = merged(family, own.children, parent)
      // The 50 of a member count once: as many are lost.
      family.credits += own.is_member ? Math.max(0, own.credits - 50) : own.credits
      for (const checkout of this.checkouts) if (checkout.of === own) checkout.of = family
    }
    this.depart(parent)
    family.parents.push(parent)
  }

  /** A parent pays in an open checkout. @returns what happens to the money. */
  pay(checkout: ModelCheckout): 'activated' | 'duplicate' | 'unmatched' {
    this.checkouts = this.checkouts.filter((one) => one !== checkout)
    const family = typeof checkout.of === 'string' ? this.of(checkout.of) : checkout.of
    if (!this.families.includes(family)) return 'unmatched'
    if (family.is_member) return 'duplicate'
    Object.assign(family, { is_member: true, credits: family.credits + 50 })
    return 'activated'
  }

  /** Removes a parent from a family, which ends with its last parent. */
  depart(parent: string) {
    const family = this.of(parent)
    family.parents = family.parents.filter((one) => one !== parent)
    this.invitations = this.invitations.filter(({ made_by }) => made_by !== parent)
    if (family.parents.length === 0) this.#end(family)
  }

  #end(family: ModelFamily) {
    this.families = this.families.filter((one) => one !== family)
    this.invitations = this.invitations.filter((one) => one.family !== family)
  }

  ownFamily(parent: string, isTaken: (child: ModelChild) => boolean) {
    const taken = this.of(parent).children.filter(isTaken)
    this.depart(parent)
    const children = taken.map(({ name, plays }) => ({ name, came_with: [], plays: [...plays] }))
    this.begin(parent, { children })
  }

  deleteAccount(parent: string) {
    const family = this.of(parent)
    for (const checkout of this.checkouts) if (checkout.of === parent) checkout.of = family
    this.depart(parent)
    for (const child of this.families.flatMap(({ children }) => children))
      child.came_with = child.came_with.filter((one) => one !== parent)
  }
}

/** Children of the same name are merged, and have done what either did: copies are the same, and marked twice counts once. */
function merged(
  { children: there }: ModelFamily,
  arriving: ModelChild[],
  parent: string,
): ModelChild[] {
  const fresh = arriving
    .filter(({ name }) => !there.some((one) => one.name === name))
    .map((child) => ({ ...child, came_with: broughtBy(child, parent) }))
  const kept = there.map((child) => {
    const same = arriving.find(({ name }) => name === child.name)
    if (!same) return child
    return {
      ...child,
      came_with: [...new Set([...child.came_with, ...broughtBy(same, parent)])],
      plays: same.plays.reduce(withPlay, child.plays),
    }
  })
  return [...kept, ...fresh]
}

const broughtBy = ({ came_with }: ModelChild, parent: string) => [
  ...new Set([...came_with, parent]),
]

function withPlay(plays: ModelPlay[], play: ModelPlay): ModelPlay[] {
  const place = plays.findIndex(
    ({ activity, at, source }) =>
      activity === play.activity &&
      (at === play.at || (source === 'marked' && play.source === 'marked')),
  )
  const there = plays[place]
  if (!there) return [...plays, play]
  const [earlier = there.at] = [there.at, play.at].sort()
  return plays.with(place, { ...there, at: earlier })
}

/** The same from the database, in the order of the numbers, without families outside the model. */
export function familiesOnRecord({ connection }: TestApp, { families }: FamiliesModel) {
  const rows = (query: string, ...values: string[]) =>
    connection.prepare(query).all(...values) as Record<string, string>[]
  const shown = families.map(({ number }) => number)
  return rows(`select id, registration_number as number, waitlist_status from families
    where registration_number in (${shown}) and deleted_at is null order by 2`).map(
    ({ id = '', number, waitlist_status }) => ({
      number,
      parents: rows('select name from parents where family_id = ? order by joined_at', id).map(
        ({ name }) => name,
      ),
      children: rows(
        `select children.name, (select group_concat(name) from
          (select parents.name from child_bringers join parents on parents.id = parent_id
           where child_id = children.id order by 1)) as came_with, (select group_concat(activity_id) from
          (select activity_id || ' ' || source || ' ' || played_at as activity_id
            from plays join play_children on play_id = plays.id and play_children.family_id = plays.family_id
            where child_id = children.id order by 1)) as plays
         from children where children.family_id = ? order by 1`,
        id,
      ),
      credits: connection
        .prepare('select coalesce(sum(amount), 0) from credit_entries where family_id = ?')
        .pluck()
        .get(id),
      is_member: waitlist_status === 'active',
    }),
  )
}

/** The model in the same order and words. */
export const familiesInModel = ({ families }: FamiliesModel) =>
  [...families]
    .sort((one, other) => one.number - other.number)
    .map((family) => ({
      ...family,
      children: [...family.children]
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ name, came_with, plays }) => ({
          name,
          came_with: [...came_with].sort().join() || null,
          plays:
            plays
              .map(({ activity, source, at }) => `${activity} ${source} ${at}`)
              .sort()
              .join() || null,
        })),
    }))
