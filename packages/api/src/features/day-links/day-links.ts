import { type Db, findRow, inTransaction, rowCount } from '@fgm/db'
import { dayLinkReplies, dayLinks, type Family, families } from '@fgm/db/schema'
import {
  DayLink,
  type DayLinkList,
  DayLinkReply,
  type DoneSaid,
  dayLinkLimits,
  dayLinkPath,
  type MadeDayLink,
  type MakeDayLink,
  OpenedDay,
  type SayDone,
} from '@fgm/shared/day-links'
import { dayMs } from '@fgm/shared/days'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import { findContact } from '@fgm/shared/safety/personal-data/find-contact'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { forbidden, invalid, notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { qrRows } from '../../core/qr-rows.ts'
import { sha256 } from '../../core/sha256.ts'
import { helpInstead } from '../distress/distress.ts'
import { itemIdAt, itemsOf, titleOf, toDay } from './day-link-items.ts'

/*
 * Links for a day: a parent chooses a few activities or a hunt, and anyone with the link plays them without an account
 * (docs/decisions/047-day-links.md).
 */

const tokenBytes = 18

type LinkRow = typeof dayLinks.$inferSelect
type Reading = Pick<Deps, 'db' | 'now'>
type Owner = Pick<Family, 'id'>

/**
 * Makes a link; its address is returned only here.
 * @throws 404 for an activity or hunt that this family does not have, 403 for a locked one and if the family has
 * as many open links as it may, 400 for an invalid name.
 */
export function makeDayLink(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'newToken' | 'config'>,
  family: Family,
  wanted: MakeDayLink,
): MadeDayLink {
  refuseContact('for_name', wanted.for_name)
  return inTransaction(deps.db, (tx) => {
    refuseOverLimit({ ...deps, db: tx }, family)
    const token = deps.newToken(tokenBytes)
    const time = deps.now()
    const row = tx
      .insert(dayLinks)
      .values({
        id: deps.newId(),
        family_id: family.id,
        token_hash: sha256(token),
        for_name: wanted.for_name,
        items: itemsOf({ ...deps, db: tx }, family, wanted),
        expires_at: new Date(time.getTime() + wanted.days * dayMs).toISOString(),
        created_at: time.toISOString(),
      })
      .returning()
      .get()
    // After a '#', so that it is in no server's log, no Referer and no preview of a message.
    const url = `${deps.config.base_url}${dayLinkPath}#${token}`
    return { ...toLink(tx, row), url, qr_rows: qrRows(url) }
  })
}

/** The open links of a family with their replies, the newest first. */
export function listDayLinks({ db, now }: Reading, { id }: Owner): DayLinkList {
  const links = db
    .select()
    .from(dayLinks)
    .where(and(eq(dayLinks.family_id, id), isOpen(now())))
    .orderBy(desc(dayLinks.created_at), desc(dayLinks.id))
    .all()
  const replies = db
    .select()
    .from(dayLinkReplies)
    .where(and(eq(dayLinkReplies.family_id, id), isNull(dayLinkReplies.removed_at)))
    .orderBy(desc(dayLinkReplies.done_at), desc(dayLinkReplies.id))
    .limit(dayLinkLimits.replies)
    .all()
  return {
    links: links.map((row) => toLink(db, row)),
    replies: replies.map((row) => fieldsOf(DayLinkReply, row)),
  }
}

/** Revokes a link. Its replies stay. @throws 404 if it is not this family's. */
export function revokeDayLink(db: Db, family: Owner, id: string): { message: string } {
  const isThis = and(eq(dayLinks.id, id), eq(dayLinks.family_id, family.id))
  if (inTransaction(db, (tx) => closeLinks(tx, isThis)) === 0) throw notFound('Link')
  return { message: 'The link is closed. It no longer opens.' }
}

/** The contents of a link. @throws 404 if it is unknown, revoked, expired or empty by now, always the same. */
export function openDayLink(deps: Reading, token: string): OpenedDay {
  const link = findOpenLink(deps, token)
  const shown = toDay(deps.db, link.items)
  if (!shown.hunt && shown.activities.length === 0) throw notFound('Link')
  return {
    ...fieldsOf(OpenedDay, link),
    ...shown,
    done: doneOf(deps.db, link),
  }
}

/** An open link by its token. @throws as `openDayLink`. */
function findOpenLink({ db, now }: Reading, token: string): LinkRow {
  const found = db
    .select({ link: dayLinks })
    .from(dayLinks)
    .innerJoin(families, eq(families.id, dayLinks.family_id))
    .where(and(eq(dayLinks.token_hash, sha256(token)), isOpen(now()), isNull(families.blocked_at)))
    .get()
  if (!found) throw notFound('Link')
  return found.link
}

const doneOf = (db: Db, { id }: Pick<LinkRow, 'id'>): string[] =>
  db
    .select({ item_id: dayLinkReplies.item_id })
    .from(dayLinkReplies)
    .where(eq(dayLinkReplies.day_link_id, id))
    .all()
    .map(({ item_id }) => item_id)
    .sort()

/** Revokes all links of a family: a parent has left, and no one knows which ones they have. Their replies stay. */
export function closeDayLinksOf(tx: Db, familyId: string) {
  closeLinks(tx, eq(dayLinks.family_id, familyId))
}

/** Deletes expired links with their contents. */
export function sweepDayLinks(db: Db, now: Date) {
  inTransaction(db, (tx) => closeLinks(tx, lte(dayLinks.expires_at, now.toISOString())))
}

/** @returns how many were closed. */
function closeLinks(tx: Db, which: SQL | undefined): number {
  const closing = tx.select({ id: dayLinks.id }).from(dayLinks).where(which)
  tx.delete(dayLinkReplies)
    .where(and(inArray(dayLinkReplies.day_link_id, closing), isNotNull(dayLinkReplies.removed_at)))
    .run()
  return tx.delete(dayLinks).where(which).run().changes
}

function refuseOverLimit({ db, now }: Reading, { id }: Owner) {
  const open = rowCount(db, dayLinks, and(eq(dayLinks.family_id, id), isOpen(now())))
  if (open >= dayLinkLimits.open)
    throw forbidden(
      'day_link_limit',
      `You can have ${dayLinkLimits.open} links open at a time. Please close one that is no longer needed.`,
    )
}

const isOpen = (now: Date) => gt(dayLinks.expires_at, now.toISOString())

const toLink = (db: Db, row: LinkRow): DayLink => ({
  ...fieldsOf(DayLink, row),
  is_hunt: row.items.some((item) => 'hunt' in item),
  titles: row.items.map(titleOf),
  done_count: doneOf(db, row).length,
})

const contactSentences = {
  for_name: 'Please write only a first name, such as Oma: no number, address or link.',
  note: 'Please write only how it went: no numbers, addresses or links, and nothing to arrange.',
} as const

/**
 * Refuses contact data in texts for people who may not know each other: a link can be passed on, and a
 * reply may be a stranger's. @throws 400.
 */
function refuseContact(field: keyof typeof contactSentences, text: string) {
  if (!findContact(text).some(({ weight }) => weight === 'refuse')) return
  const sentence = contactSentences[field]
  throw invalid('contact_in_text', sentence, { fields: { [field]: sentence } })
}

/**
 * Records that an item of a link was done, with a line for the parents. Repeated, or by two at once, it counts once and
 * the first line stays; the sender of another line learns that it was not sent. A line that mentions distress is not stored;
 * help is returned instead (decisions §14).
 * @throws 404 for an invalid link and for an item that is not in it; 400 for a line with contact data.
 */
export function sayDone(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { token, item_id, note }: SayDone,
): DoneSaid | HelpInstead {
  // Before anything else: without the link no one learns what would be refused.
  findOpenLink(deps, token)
  const instead = helpInstead(deps, note)
  if (instead) return instead
  refuseContact('note', note)
  return inTransaction(deps.db, (tx) => {
    const link = findOpenLink({ ...deps, db: tx }, token)
    const item = link.items.find((_, at) => itemIdAt(at) === item_id)
    if (!item) throw notFound('Link')
    const added = tx
      .insert(dayLinkReplies)
      .values({
        id: deps.newId(),
        family_id: link.family_id,
        day_link_id: link.id,
        item_id,
        for_name: link.for_name,
        title: titleOf(item),
        is_hunt: 'hunt' in item,
        note,
        done_at: deps.now().toISOString(),
      })
      .onConflictDoNothing()
      .run()
    const isThis = and(eq(dayLinkReplies.day_link_id, link.id), eq(dayLinkReplies.item_id, item_id))
    const isKept = note === '' || note === findRow(tx, dayLinkReplies, isThis)?.note
    const isLost = added.changes === 0 && !isKept
    return {
      message: isLost
        ? 'Someone has already told the family about this one. Your line was not sent.'
        : 'Thank you! The family can see it now.',
      done: doneOf(tx, link),
    }
  })
}

/**
 * Deletes a reply. While its link is open an empty row stays, so that a stranger cannot send the next line.
 * @throws 404 if it is not this family's.
 */
export function removeReply({ db, now }: Reading, family: Owner, id: string) {
  const isThis = and(
    eq(dayLinkReplies.id, id),
    eq(dayLinkReplies.family_id, family.id),
    isNull(dayLinkReplies.removed_at),
  )
  const removed = inTransaction(db, (tx) => {
    const emptied = tx
      .update(dayLinkReplies)
      .set({ removed_at: now().toISOString(), title: '', note: '', for_name: '' })
      .where(and(isThis, isNotNull(dayLinkReplies.day_link_id)))
      .run()
    return emptied.changes + tx.delete(dayLinkReplies).where(isThis).run().changes
  })
  if (removed === 0) throw notFound('Line')
  return { message: 'It is removed.' }
}
