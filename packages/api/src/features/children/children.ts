import { type Db, inTransaction, prepareOnce, rowCount } from '@fgm/db'
import {
  children,
  type Family as FamilyRow,
  type Parent,
  playChildren,
  plays,
} from '@fgm/db/schema'
import { dayOf } from '@fgm/shared/days'
import {
  ageOn,
  birthDateProblem,
  type Child,
  childAgeProblem,
  type SaveChild,
} from '@fgm/shared/family/children'
import { isMember } from '@fgm/shared/family/membership'
import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forbidden, invalid, notFound } from '../../core/errors.ts'
import { forgetMade } from '../idempotency/idempotency.ts'
import { enqueueToParents, type MailContent } from '../mail/mail.ts'
import { parentsOf, type Sender } from '../parents/parents.ts'
import { readSetting } from '../settings/settings.ts'

type Clock = Pick<Deps, 'db' | 'now'>
type Family = Pick<FamilyRow, 'id' | 'waitlist_status'>

/** Child profiles this family may have (decisions §8). */
export function childLimit(db: Db, family: Pick<FamilyRow, 'waitlist_status'>): number {
  return readSetting(db, isMember(family) ? 'child_limit_active' : 'child_limit_other')
}

/** The family's children, oldest profile first. */
export function listChildren({ db, now }: Clock, family: Pick<FamilyRow, 'id'>): Child[] {
  return childrenOf(db)
    .all({ family_id: family.id })
    .map((row) => toChild(row, now))
}

/** The names of a family, which no text that is sent elsewhere may contain. */
export const familyNames = (deps: Clock, family: Pick<FamilyRow, 'id'>) => ({
  child_names: listChildren(deps, family).map(({ name }) => name),
  parent_names: parentsOf(deps.db, family.id).map(({ name }) => name),
})

/**
 * Adds a child profile.
 * @throws 400 for an impossible birth date or an age outside the product's, 403 if the family has as many as it may.
 */
export function addChild(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  family: Family,
  input: SaveChild,
): Child {
  refuseBirthDate(deps, input)
  return inTransaction(deps.db, (tx) => {
    const limit = childLimit(tx, family)
    if (rowCount(tx, children, eq(children.family_id, family.id)) >= limit)
      throw forbidden('child_limit', limitSentence(limit, family))
    const row = tx
      .insert(children)
      .values({
        ...input,
        id: deps.newId(),
        family_id: family.id,
        created_at: deps.now().toISOString(),
      })
      .returning()
      .get()
    return toChild(row, deps.now)
  })
}

/**
 * Changes a child profile. An unchanged birth date is not checked, and one of a child who has grown
 * out of the ages may still be corrected: a birthday locks no one out.
 * @throws 404 if it is missing or another family's; 400 as `addChild` for another birth date.
 */
export function updateChild(
  deps: Clock,
  family: Family,
  { id, ...input }: SaveChild & { id: string },
): Child {
  return inTransaction(deps.db, (tx) => {
    const own = ofFamily(family, id)
    const kept = tx.select().from(children).where(own).get()
    if (!kept) throw notFound('Child')
    if (kept.birth_date !== input.birth_date) refuseBirthDate(deps, input, kept)
    const row = tx.update(children).set(input).where(own).returning().get()
    return toChild(row ?? kept, deps.now)
  })
}

/**
 * Removes a child profile and all its records, and notifies all parents if there are several. The mail does not
 * name the child, and names the parent only to confirmed addresses (decisions §14).
 * @throws 404 if it is missing or another family's.
 */
export function removeChild(
  deps: Pick<Deps, 'db' | 'newId' | 'now' | 'config'>,
  { parent, family }: Sender,
  id: string,
): { message: string } {
  return inTransaction(deps.db, (tx) => {
    const row = tx
      .delete(children)
      .where(ofFamily(family, id))
      .returning({ name: children.name })
      .get()
    if (!row) throw notFound('Child')
    forgetMade(tx, id)
    removePlaysOfNoChild(tx, family)
    if (parentsOf(tx, family.id).length > 1)
      enqueueToParents(deps, tx, family, 'child_removed', (to) => childRemovedMail(to, parent))
    return { message: `${row.name}'s profile is removed.` }
  })
}

/** Plays of a child alone are deleted with its profile. */
function removePlaysOfNoChild(tx: Db, family: Pick<FamilyRow, 'id'>) {
  const players = tx
    .select({ id: playChildren.child_id })
    .from(playChildren)
    .where(and(eq(playChildren.family_id, plays.family_id), eq(playChildren.play_id, plays.id)))
  tx.delete(plays)
    .where(and(eq(plays.family_id, family.id), notExists(players)))
    .run()
}

function childRemovedMail(to: Parent, by: Parent): MailContent {
  const isOwn = to.id === by.id
  const other = to.email_verified_at ? by.name : 'Another parent'
  const who = isOwn ? 'You' : other
  return {
    subject: `${who} removed a child from your family`,
    preview: 'The profile is gone, with what was noted for it.',
    paragraphs: [
      `${who} removed the profile of a child from your family. What the child did and liked went with it, and cannot be brought back. Your own activities stay.`,
      isOwn
        ? 'If that was not you, please choose a new password.'
        : 'If you did not expect this, talk to each other. The page of your family shows who belongs to it.',
    ],
    action: { label: 'See who belongs to your family', url: '/profile#parents' },
    footnote: 'All parents of a family get this mail whenever one of them removes a child.',
  }
}

/** Refuses a child that is missing or another family's. @throws 404. */
export function requireChild(db: Db, family: Pick<FamilyRow, 'id'>, childId: string) {
  if (!childOf(db).get({ id: childId, family_id: family.id })) throw notFound('Child')
}

const childOf = prepareOnce((db) =>
  db
    .select({ id: children.id })
    .from(children)
    .where(
      and(
        eq(children.id, sql.placeholder('id')),
        eq(children.family_id, sql.placeholder('family_id')),
      ),
    )
    .prepare(),
)

const childrenOf = prepareOnce((db) =>
  db
    .select()
    .from(children)
    .where(eq(children.family_id, sql.placeholder('family_id')))
    .orderBy(asc(children.created_at), asc(children.id))
    .prepare(),
)

const ofFamily = (family: Pick<FamilyRow, 'id'>, childId: string) =>
  and(eq(children.id, childId), eq(children.family_id, family.id))

function limitSentence(limit: number, family: Family): string {
  const profiles = limit === 1 ? 'one child profile' : `${limit} child profiles`
  return isMember(family)
    ? `Your membership includes ${profiles}. You can change or remove one instead.`
    : `Without premium you can keep ${profiles}. You can change it or remove it.`
}

type Born = Pick<SaveChild, 'birth_date'>

function refuseBirthDate({ now }: Pick<Deps, 'now'>, { birth_date }: Born, kept?: Born) {
  const fields = (sentence: string) => ({ fields: { birth_date: sentence } })
  const problem = birthDateProblem(birth_date, now())
  if (problem) throw invalid('invalid_input', problem, fields(problem))
  const isOutsideAlready = kept && childAgeProblem(kept.birth_date, now())
  const ageProblem = isOutsideAlready ? null : childAgeProblem(birth_date, now())
  if (ageProblem)
    throw invalid('child_age_outside', ageProblem, {
      error_type: 'child_age_outside',
      ...fields(ageProblem),
    })
}

function toChild({ family_id: _, ...row }: typeof children.$inferSelect, now: Deps['now']): Child {
  return { ...row, age: Math.max(0, ageOn(row.birth_date, dayOf(now()))) }
}
