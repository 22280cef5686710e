import { type Db, findRow, inTransaction, rowCount } from '@fgm/db'
import { blueprints, type Family as FamilyRow, families } from '@fgm/db/schema'
import {
  Blueprint,
  type BlueprintGallery,
  blueprintLimits,
  type SaveBlueprint,
  type UpdateBlueprint,
} from '@fgm/shared/blueprints/blueprints'
import {
  type BlueprintDocument,
  nameIsTaken,
  nameKey,
  namesTakenTwice,
} from '@fgm/shared/blueprints/document'
import { sharedView } from '@fgm/shared/blueprints/sharing'
import { isMember } from '@fgm/shared/family/membership'
import { oneLine } from '@fgm/shared/text/text'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { conflict, forbidden, invalid, notFound } from '../../core/errors.ts'
import { fieldsOf } from '../../core/fields-of.ts'
import { forgetMade } from '../idempotency/idempotency.ts'

type Row = typeof blueprints.$inferSelect
type Family = Pick<FamilyRow, 'id' | 'waitlist_status'>
type Writing = Pick<Deps, 'db' | 'now' | 'newId'>

/** Shared blueprints of other families that the gallery shows, the newest first. */
const communityLength = 60

/** Own blueprints this family may keep (decisions §2, table). */
const blueprintLimit = (family: Family): number =>
  blueprintLimits[isMember(family) ? 'active' : 'other']

/** GET /api/blueprints: own ones, then the presets, then what others share (decisions §14). */
export function listBlueprints(db: Db, family: Family): Blueprint[] {
  const { mine, presets, community } = blueprintGallery(db, family)
  return [...mine, ...presets, ...community]
}

/** A family's own blueprints, then the presets. Houses of others are in the gallery (spec part two §2, hub). */
export function ownAndPresets(db: Db, family: Family): Blueprint[] {
  return [...ownRows(db, family), ...presetRows(db)].map((row) => toBlueprint(row, family))
}

/**
 * The house a family lives in, as far as we know, of those with a room: the one it drew, described or chose last. A copy only if
 * there is no other: the last saved one.
 */
export function homeOf(db: Db, family: Pick<FamilyRow, 'id'>): Blueprint | undefined {
  const isOwn = eq(blueprints.owner_family_id, family.id)
  const hasRoom = sql`json_array_length(${blueprints.blueprint_data}, '$.rooms') > 0`
  const row = db
    .select()
    .from(blueprints)
    .where(and(isOwn, hasRoom))
    // SQLite sorts null below every time.
    .orderBy(desc(blueprints.home_since), desc(blueprints.updated_at), asc(blueprints.id))
    .limit(1)
    .get()
  return row && toBlueprint(row, family)
}

/** The gallery: presets, what others share, and own ones, each the newest first (spec part two §2). */
export function blueprintGallery(db: Db, family: Family): BlueprintGallery {
  const shared = db
    .select()
    .from(blueprints)
    .where(and(isShared, ne(blueprints.owner_family_id, family.id)))
    .orderBy(desc(blueprints.shared_at))
    .limit(communityLength)
    .all()
    .filter(({ blueprint_data }) => blueprint_data.rooms.length > 0)
  const shown = (rows: Row[]) => rows.map((row) => toBlueprint(row, family))
  return {
    presets: shown(presetRows(db)),
    community: shown(shared),
    mine: shown(ownRows(db, family)),
    limit: blueprintLimit(family),
  }
}

/** A preset, an own blueprint or a shared one. @throws 404 when it is missing or another family's private one. */
export function findBlueprint(db: Db, family: Family, id: string): Blueprint {
  return toBlueprint(requireVisible(db, family, id), family)
}

/** Stores a new blueprint. @throws 403 if the family has as many as it may, or may not share. */
export function createBlueprint(
  deps: Writing,
  family: Family,
  { name, blueprint_data, is_public }: SaveBlueprint,
): Blueprint {
  if (is_public) refuseSharing(family)
  const moment = deps.now().toISOString()
  return inTransaction(deps.db, (tx) =>
    insertOwn(tx, deps, family, {
      ...{ name, blueprint_data, home_since: moment },
      shared_at: is_public ? moment : null,
    }),
  )
}

/**
 * Changes an own blueprint. Sending the same content twice is no conflict, so a save whose response was
 * lost can simply be repeated.
 * @throws 404; 403 for a template or for sharing that is not open; 409 if another save came in between; 400 if a room
 * takes the name of another one.
 */
export function updateBlueprint(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  family: Family,
  { id, version, is_public, name, blueprint_data }: UpdateBlueprint,
): Blueprint {
  return inTransaction(db, (tx) => {
    const row = requireOwn(tx, family, id)
    const updatedAt = now().toISOString()
    if (is_public && !row.shared_at) refuseSharing(family)
    const changed: Row = {
      ...row,
      name: name ?? row.name,
      blueprint_data: blueprint_data ?? row.blueprint_data,
      shared_at:
        is_public === undefined ? row.shared_at : is_public ? (row.shared_at ?? updatedAt) : null,
    }
    if (JSON.stringify(changed) === JSON.stringify(row)) return toBlueprint(row, family)
    if (version !== undefined && version !== row.version)
      throw conflict('saved_elsewhere', savedInBetween)
    refuseNewTwins(row.blueprint_data, changed.blueprint_data)
    const saved = tx
      .update(blueprints)
      .set({ ...changed, version: row.version + 1, updated_at: updatedAt })
      .where(eq(blueprints.id, id))
      .returning()
      .get()
    return toBlueprint(saved, family)
  })
}

/** Makes an own, private copy of a blueprint that the family can see. @throws 404; 403 at the limit. */
export function copyBlueprint(deps: Writing, family: Family, id: string): Blueprint {
  return inTransaction(deps.db, (tx) => {
    const source = useBlueprint(tx, family, id)
    const { blueprint_data } = source
    const name = copyName(tx, family, source.name)
    const kept = { name, blueprint_data, shared_at: null, home_since: null }
    return insertOwn(tx, deps, family, kept)
  })
}

/** Makes an own house the place of the family's ready-made hunts. @throws 404; 403 for a template; 400 without a room. */
export function chooseHome({ db, now }: Pick<Deps, 'db' | 'now'>, family: Family, id: string) {
  return inTransaction(db, (tx) => {
    const { name, blueprint_data } = requireOwn(tx, family, id)
    if (blueprint_data.rooms.length === 0)
      throw invalid('invalid_input', 'Please draw a room first: hunts lead from room to room.')
    tx.update(blueprints)
      .set({ home_since: now().toISOString() })
      .where(eq(blueprints.id, id))
      .run()
    return { message: `Hunts take place in ${name} now.` }
  })
}

/** 'Cozy Apartment 2', or the next number that no blueprint of the family has. */
function copyName(tx: Db, family: Family, name: string): string {
  const taken = new Set([name, ...ownRows(tx, family).map((row) => row.name)])
  const base = oneLine(name.replace(/ \d{1,4}$/, '').slice(0, 55))
  let number = 2
  while (taken.has(`${base} ${number}`)) number += 1
  return `${base} ${number}`
}

/** Deletes an own blueprint; hunts made from it stay as they are. @throws 404; 403 for a template. */
export function removeBlueprint(db: Db, family: Family, id: string): { message: string } {
  return inTransaction(db, (tx) => {
    const row = requireOwn(tx, family, id)
    tx.delete(blueprints).where(eq(blueprints.id, id)).run()
    forgetMade(tx, id)
    return { message: `${row.name} is deleted.` }
  })
}

/** A blueprint that is used as a source now; counts the use. Call it in a transaction. @throws 404. */
export function useBlueprint(tx: Db, family: Family, id: string): Blueprint {
  const row = requireVisible(tx, family, id)
  tx.update(blueprints)
    .set({ usage_count: sql`${blueprints.usage_count} + 1` })
    .where(eq(blueprints.id, id))
    .run()
  return toBlueprint(row, family)
}

const savedInBetween =
  'This blueprint was saved somewhere else in the meantime. Please load it again, or keep yours as a copy.'

function presetRows(db: Db): Row[] {
  return db
    .select()
    .from(blueprints)
    .where(isNull(blueprints.owner_family_id))
    .orderBy(asc(blueprints.position))
    .all()
}

function ownRows(db: Db, family: Family): Row[] {
  return db
    .select()
    .from(blueprints)
    .where(eq(blueprints.owner_family_id, family.id))
    .orderBy(desc(blueprints.created_at), asc(blueprints.id))
    .all()
}

/** What others may see: shared, and not by a family that an administrator blocked. */
const isShared = and(
  isNotNull(blueprints.shared_at),
  sql`not exists (select 1 from ${families}
    where ${families.id} = ${blueprints.owner_family_id} and ${families.blocked_at} is not null)`,
)

function requireVisible(db: Db, family: Family, id: string): Row {
  const own = eq(blueprints.owner_family_id, family.id)
  const isVisible = or(isNull(blueprints.owner_family_id), own, isShared)
  const row = findRow(db, blueprints, and(eq(blueprints.id, id), isVisible))
  if (!row) throw notFound('Blueprint')
  return row
}

function requireOwn(db: Db, family: Family, id: string): Row {
  const row = requireVisible(db, family, id)
  if (row.owner_family_id !== family.id)
    throw forbidden(
      'ready_made',
      'Templates stay as they are. Make a copy, and it is yours to change.',
    )
  return row
}

function refuseSharing(family: Family) {
  if (!isMember(family))
    throw forbidden(
      'spot_not_open',
      'You can share blueprints as soon as your spot opens. Until then only you can see it.',
    )
}

function insertOwn(
  tx: Db,
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  family: Family,
  values: Pick<Row, 'name' | 'blueprint_data' | 'shared_at' | 'home_since'>,
): Blueprint {
  const own = eq(blueprints.owner_family_id, family.id)
  if (rowCount(tx, blueprints, own) >= blueprintLimit(family))
    throw forbidden('blueprint_limit', limitSentence(family))
  const moment = now().toISOString()
  const row = tx
    .insert(blueprints)
    .values({
      ...values,
      id: newId(),
      owner_family_id: family.id,
      position: 0,
      description: '',
      usage_count: 0,
      version: 1,
      created_at: moment,
      updated_at: moment,
    })
    .returning()
    .get()
  return toBlueprint(row, family)
}

/** Two rooms of an older house may have the same name until someone changes one; no new ones may. */
function refuseNewTwins(before: BlueprintDocument, after: BlueprintDocument) {
  const old = new Set(namesTakenTwice(before.rooms).map(nameKey))
  const label = namesTakenTwice(after.rooms).find((name) => !old.has(nameKey(name)))
  if (label === undefined) return
  const sentence = nameIsTaken(label)
  throw invalid('invalid_input', sentence, { fields: { blueprint_data: sentence } })
}

function limitSentence(family: Family): string {
  return isMember(family)
    ? `You can keep ${blueprintLimits.active} blueprints. Please delete one you no longer need.`
    : 'Without premium you can keep one blueprint. You can change it or delete it.'
}

/** A row as this family may see it: without typed text of another family. */
function toBlueprint(row: Row, family: Pick<FamilyRow, 'id'>): Blueprint {
  const isMine = row.owner_family_id === family.id
  const isPreset = row.owner_family_id === null
  const { name, blueprint_data } = isMine || isPreset ? row : sharedView(row.blueprint_data)
  return {
    ...fieldsOf(Blueprint, row),
    name,
    blueprint_data,
    template_type: isPreset ? 'preset' : isMine ? 'custom' : 'community',
    is_public: isPreset || row.shared_at !== null,
    is_mine: isMine,
  }
}
