import type { Db } from '@fgm/db'
import { auditEntries, families, type Parent, parents } from '@fgm/db/schema'
import { type AuditPage, type AuditQuery, auditPageSize } from '@fgm/shared/audit'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { keysetPage } from '../../core/keyset-page.ts'
import type { FamilyAction, ServerAction } from '../audit/audit.ts'
import { isFirstParent } from '../parents/parents.ts'

/** GET /api/admin/audit-log: what administrators changed, newest first, in words. `reader` is the requesting administrator. */
export function auditLog(
  db: Db,
  reader: Pick<Parent, 'id'>,
  { family_id, target_kind, is_mine, cursor }: AuditQuery,
): AuditPage {
  const rows = db
    .select({ entry: auditEntries, administrator_name: parents.name })
    .from(auditEntries)
    .leftJoin(parents, eq(parents.id, auditEntries.administrator_id))
    .where(
      and(
        cursor === undefined ? undefined : lt(auditEntries.id, Number(cursor)),
        family_id === undefined ? undefined : eq(auditEntries.target_kind, 'family'),
        family_id === undefined ? undefined : eq(auditEntries.target_id, family_id),
        target_kind && eq(auditEntries.target_kind, target_kind),
        is_mine === undefined ? undefined : isBy(reader, is_mine),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(auditPageSize + 1)
    .all()
  const { page, next_cursor } = keysetPage(rows, auditPageSize, ({ entry }) => String(entry.id))
  const names = familyNames(db, page)
  return {
    entries: page.map(({ entry: { administrator_id: _, ...entry }, administrator_name }) => ({
      ...entry,
      administrator_name,
      what: wordsOf(entry, names.get(entry.target_id ?? '')),
    })),
    next_cursor,
  }
}

/** An entry without an administrator is by someone whose account was deleted. */
const isBy = ({ id }: Pick<Parent, 'id'>, isMine: boolean) =>
  isMine
    ? eq(auditEntries.administrator_id, id)
    : sql`${auditEntries.administrator_id} is not ${id}`

/** The families of a page by the name of their first parent; one that left has none. */
function familyNames(db: Db, page: { entry: typeof auditEntries.$inferSelect }[]) {
  const ids = page.flatMap(({ entry: { target_kind, target_id } }) =>
    target_kind === 'family' && target_id ? [target_id] : [],
  )
  const rows = db
    .select({ id: families.id, name: parents.name })
    .from(families)
    .innerJoin(parents, isFirstParent)
    .where(inArray(families.id, ids))
    .all()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Entry = Pick<typeof auditEntries.$inferSelect, 'action' | 'target_id' | 'details'>

/** The sentence of an entry. `family_name` is undefined for a family that left. Unknown actions keep their name. */
function wordsOf(entry: Entry, familyName: string | undefined): string {
  const onServer = doneOnServer[entry.action as ServerAction]
  if (onServer) return onServer
  const sentence = doneByFamily[entry.action as FamilyAction] ?? sentences[entry.action]
  const about = {
    target: entry.target_id ?? '',
    family: familyName ?? 'a family that left',
    changed: Object.keys(entry.details.after ?? {})
      .map(plain)
      .join(', '),
  }
  return sentence
    ? sentence(textsOf(entry.details), about)
    : `${entry.action} ${about.target}`.trim()
}

type Texts = (name: string) => string
type About = {
  target: string
  family: string
  changed: string
}

const textsOf =
  (details: Record<string, unknown>): Texts =>
  (name) =>
    String(details[name] ?? '')

const plain = (name: string) => name.replaceAll('_', ' ')
const tested = (text: Texts) => `${text('succeeded')} answered, ${text('failed')} did not.`

/** Changes made outside the admin area. The name below such an entry is that of the changed account. */
const doneOnServer: Record<ServerAction, string> = {
  'server.firstAdministrator':
    'Became the first administrator, named in the configuration of the server.',
  'server.setUpAdministrator': 'Became the first administrator, by the setup link.',
  'server.createAdministrator': 'Was made an administrator on the server.',
  'server.resetPassword': 'Was given a new password on the server.',
  'server.resetSecondFactor': 'Lost the second step of logging in, on the server.',
}

const copied = (text: Texts) =>
  text('children') === '0' ? '' : ` Children copied: ${text('children')}.`

/** What parents of a family did themselves. */
const doneByFamily: Record<FamilyAction, (text: Texts, about: About) => string> = {
  'families.join': (_, { family }) => `A parent with a new account joined ${family}.`,
  'families.moveIn': (text, { family }) =>
    text('choice') === 'bring'
      ? `A parent moved into ${family} and brought a family along, which had the number ${text('number')}. Children: ${text('children')}, credits: ${text('credits')}.`
      : `A parent moved into ${family} and brought nothing along.`,
  'families.leave': (_, { family }) => `A parent left ${family}.`,
  'families.remove': (_, { family }) => `A parent of ${family} removed another one.`,
  'families.ownFamily': (text, { family }) =>
    `A parent went into a family of their own: ${family}.${copied(text)}`,
}

/** One sentence for each action of an administrator; the test over all mutations finds a missing one. */
export const sentences: Record<string, (text: Texts, about: About) => string> = {
  'admin.setFeatureMode': (text, { target }) =>
    `Switched ${plain(target)} from ${text('before')} to ${text('after')}.`,
  'admin.decideReferral': (text) =>
    text('decision') === 'accept' ? 'Accepted a referral.' : 'Refused a referral.',
  'admin.testAiProvider': (text, { target }) =>
    `Tested ${target}: it ${text('success') === 'true' ? 'answered' : 'did not answer'}.`,
  'admin.testAllAiProviders': (text) => `Tested all AI providers: ${tested(text)}`,
  'admin.healthCheckAll': (text) => `Checked the health of all AI providers: ${tested(text)}`,
  'admin.enableAiProvider': (_, { target }) => `Enabled the AI provider ${target}.`,
  'admin.disableAiProvider': (_, { target }) => `Disabled the AI provider ${target}.`,
  'admin.setPrimaryAiProvider': (_, { target }) => `Made ${target} the primary AI provider.`,
  'admin.setAiStrategy': (text) =>
    `Changed the AI strategy from ${plain(text('before'))} to ${plain(text('after'))}.`,
  'admin.resetAiProviderStats': () => 'Reset the figures of the AI providers.',
  'admin.resetCircuitBreakers': () => 'Closed all circuit breakers.',
  'admin.forceReinitialize': () => 'Re-initialized the AI service.',
  'admin.clearErrorCounts': () => 'Cleared the error counts of the AI providers.',
  'admin.grantCredits': (text, { family }) =>
    `Gave ${family} ${text('amount')} ${text('amount') === '1' ? 'credit' : 'credits'}.`,
  'admin.blockFamily': (text, { family }) =>
    text('is_blocked') === 'true' ? `Blocked ${family}.` : `Let ${family} in again.`,
  'admin.releaseSpot': (_, { family }) => `Released the founding spot of ${family}.`,
  'admin.changeSettings': (_, { changed }) => `Changed ${changed}.`,
  'community.decideReview': (text) =>
    text('decision') === 'decline'
      ? 'Declined an activity that a family wanted to share.'
      : 'Showed an activity that a family shared.',
  'community.decideReport': (text) =>
    text('decision') === 'remove'
      ? 'Removed a reported community activity.'
      : 'Kept a reported community activity.',
  'distress.confirmHelpLine': (_, { target }) => `Confirmed the line of help ${target}.`,
  'distress.editHelpLine': (_, { target }) => `Changed the line of help ${target}.`,
  'distress.withdrawHelpLine': (_, { target }) => `Withdrew the line of help ${target}.`,
  'admin.exportQueue': (text) =>
    text('is_searched') === 'true'
      ? `Downloaded a part of the queue as a file. Families in it: ${text('families')}.`
      : `Downloaded the queue as a file. Families in it: ${text('families')}.`,
  'auth.startSecondFactor': () => 'Began to set up a second step for logging in.',
  'auth.turnOnSecondFactor': () => 'Turned the second step of logging in on.',
  'auth.turnOffSecondFactor': () => 'Turned the second step of logging in off.',
  'tokens.create': (text) => `Made a key for programs: ${text('scopes').replaceAll(',', ', ')}.`,
  'tokens.revoke': () => 'Removed a key for programs.',
  'mail.retry': () => 'Sent a mail on its way again.',
  'mail.retryWaiting': (text) => `Sent all mails that waited on their way: ${text('mails')}.`,
  'mail.sendTest': () => 'Sent a test mail to themselves.',
}
