import type { AuditEntry } from '@fgm/shared/audit'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { formatMoment } from '../admin-words.ts'
import { detailLines } from './audit-details.ts'

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
  const log = trpc.admin.auditLog.useInfiniteQuery(
    { family_id },
    { getNextPageParam: (page) => page.next_cursor ?? undefined, throwOnError: false },
  )
  const entries = log.data?.pages.flatMap((page) => page.entries)
  return (
    <>
      {log.error && (
        <div className="grid justify-items-start gap-3">
          <FormError error={`Failed to fetch the audit log. ${errorMessage(log.error)}`} />
          <Button size="small" isPending={log.isFetching} onClick={() => void log.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {log.isPending && (
        // The whole log fills a page; that of one family is a few lines at the end of one.
        <div className={family_id ? undefined : 'panel-loading'}>
          <LoadingWords>Loading the audit log</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </div>
      )}
      {entries?.length === 0 && <p className="muted">Nothing was changed yet.</p>}
      {entries && entries.length > 0 && (
        <ol className="lines apart" aria-label="Changes, newest first">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          className="justify-self-start"
          size="small"
          isPending={log.isFetching}
          onClick={() => void log.fetchNextPage()}
        >
          Show more
        </Button>
      )}
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
        {entry.administrator_name ?? 'An account that is gone'}, {formatMoment(entry.created_at)}
      </p>
    </li>
  )
}
