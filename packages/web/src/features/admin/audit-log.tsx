import type { AuditEntry, AuditQuery, AuditTargetKind } from '@fgm/shared/audit'
import { useState } from 'react'
import { byCursor } from '../../lib/by-cursor.ts'
import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { formatMinute, isRecord, type Values } from './admin-format.ts'
import { ShowMore } from './panel.tsx'

/** The section 'Audit log': every change by an administrator, in words. */
export function AuditPanel() {
  const [about, setAbout] = useState<AuditTargetKind | ''>('')
  const [by, setBy] = useState('')
  return (
    <Card className="grid gap-4">
      <p className="muted">Every change that an administrator makes, newest first.</p>
      <div className="admin-filters">
        <SelectField
          label="About"
          placeholder="Everything"
          options={kindOptions}
          value={about}
          onChange={({ target }) => setAbout(target.value as AuditTargetKind | '')}
        />
        <SelectField
          label="By"
          placeholder="Everyone"
          options={whoOptions}
          value={by}
          onChange={({ target }) => setBy(target.value)}
        />
      </div>
      <AuditList target_kind={about || undefined} is_mine={by ? by === 'me' : undefined} />
    </Card>
  )
}

const kinds: Record<AuditTargetKind, string> = {
  family: 'Families',
  settings: 'Settings',
  feature: 'Feature switches',
  provider: 'One AI provider',
  ai: 'All AI providers',
  community_review: 'Activities to review',
  report: 'Reports',
  referral: 'Referrals',
  help_line: 'Help lines',
  mail: 'Mails',
  queue: 'Downloads of the queue',
  administrator: 'Administrators',
}
const kindOptions = Object.entries(kinds).map(([value, label]) => ({ value, label }))
const whoOptions = [
  { value: 'me', label: 'Me' },
  { value: 'others', label: 'Others' },
]

/** What administrators changed, newest first; of one family, or all of it. */
export function AuditList(wanted: Omit<AuditQuery, 'cursor'>) {
  const { family_id, target_kind, is_mine } = wanted
  const isNarrowed = target_kind !== undefined || is_mine !== undefined
  const log = trpc.admin.auditLog.useInfiniteQuery(wanted, byCursor)
  const entries = log.data?.pages.flatMap((page) => page.entries)
  return (
    <>
      {/* The whole log fills a page; that of one family is a few lines at its end. */}
      <div
        className={
          log.isPending && !family_id ? 'grid gap-5 content-start min-h-[100vh]' : 'empty:hidden'
        }
      >
        <PartFallback what="the audit log" query={log} />
      </div>
      {entries?.length === 0 && (
        <p className="muted">{isNarrowed ? 'No change matches.' : 'Nothing was changed yet.'}</p>
      )}
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
    <li className="audit-row">
      <div>
        <p>{entry.what}</p>
        {detailLines(entry.details).map((line) => (
          <p key={line} className="small muted">
            {line}
          </p>
        ))}
      </div>
      <p className="small muted">
        {entry.administrator_name ?? nameless(entry.action)}, {formatMinute(entry.created_at)}
      </p>
    </li>
  )
}

/**
 * What an entry adds to its sentence: the reason, and for settings the old and the new value. Other details are in
 * the sentence already.
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
