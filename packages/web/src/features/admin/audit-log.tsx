import type { AuditEntry } from '@fgm/shared/audit'
import { byCursor } from '../../lib/by-cursor.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { formatMinute, isRecord, type Values } from './admin-format.ts'
import { ShowMore } from './panel.tsx'

/** The section 'Audit log': every change by an administrator, in words. */
export function AuditPanel() {
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Audit log</h2>
      <p className="muted">Every change that an administrator makes, newest first.</p>
      <AuditList />
    </Card>
  )
}

/** What administrators changed, newest first; of one family, or all of it. */
export function AuditList({ family_id }: { family_id?: string }) {
  const log = trpc.admin.auditLog.useInfiniteQuery({ family_id }, byCursor)
  const entries = log.data?.pages.flatMap((page) => page.entries)
  return (
    <>
      {/* The whole log fills a page; that of one family is a few lines at the end of one. */}
      <div
        className={
          log.isPending && !family_id ? 'grid gap-5 content-start min-h-[100vh]' : 'empty:hidden'
        }
      >
        <PartFallback what="the audit log" query={log} />
      </div>
      {entries?.length === 0 && <p className="muted">Nothing was changed yet.</p>}
      {entries && entries.length > 0 && (
        <ol className="lines apart" aria-label="Changes, newest first">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <ShowMore query={log} />
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li>
      <p>{entry.what}</p>
      {detailLines(entry.details).map((line) => (
        <p key={line} className="small muted">
          {line}
        </p>
      ))}
      <p className="label muted">
        {entry.administrator_name ?? nameless(entry.action)}, {formatMinute(entry.created_at)}
      </p>
    </li>
  )
}

/**
 * What an entry adds to its sentence: the reason, and for settings the old and the new value. Other
 * details are in the sentence already.
 */
export function detailLines(details: Record<string, unknown>): string[] {
  const { reason, before, after } = details
  return [
    ...(typeof reason === 'string' ? [`Reason: ${reason}`] : []),
    ...(isRecord(before) && isRecord(after) ? changedLines(before, after) : []),
  ]
}

/** 'payments threshold: 101 → 40', also inside the limits of a tier; unchanged values are left out. */
function changedLines(before: Values, after: Values, inside = ''): string[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const was = before[name]
    const label = `${inside}${name.replaceAll('_', ' ')}`
    if (isRecord(now) && isRecord(was)) return changedLines(was, now, `${label}, `)
    return now === was ? [] : [`${label}: ${formatValue(was)} → ${formatValue(now)}`]
  })
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}

/** Parents change who belongs to their family themselves. */
const nameless = (action: string) =>
  action.startsWith('families.') ? 'The family itself' : 'A deleted account'
