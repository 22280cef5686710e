import { Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatSoon } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { toastResult } from '../../ui/toast-result.ts'
import { dayPaths } from './day-paths.ts'

type OpenLink = Outputs['dayLinks']['list']['links'][number]
type Reply = Outputs['dayLinks']['list']['replies'][number]

/** The replies to links for grandparents, and the open links. */
export function DayLinksSection() {
  const list = trpc.dayLinks.list.useQuery(undefined, { throwOnError: false })
  return (
    <section className="profile-section" aria-labelledby="day-links">
      <h2 id="day-links">For grandparents</h2>
      {list.isError && (
        <LoadFailure title="The links could not be loaded" query={list}>
          Nothing is lost.
        </LoadFailure>
      )}
      {list.data && <Replies replies={list.data.replies} />}
      {list.data && <OpenLinks links={list.data.links} />}
      {list.data?.links.length === 0 && list.data.replies.length === 0 && (
        <p className="muted">
          Choose a few activities or a hunt, and send a link. They play without an account, and what
          they say comes back here.
        </p>
      )}
      <ButtonTo to={dayPaths.make} size="small" icon={Link2}>
        Make a Link
      </ButtonTo>
    </section>
  )
}

function Replies({ replies }: { replies: readonly Reply[] }) {
  const remove = trpc.dayLinks.removeReply.useMutation({
    onSuccess: ({ message }) => showToast({ message }),
  })
  if (replies.length === 0) return null
  return (
    <ul className="card dashed py-2" aria-label="What came back">
      {replies.map(({ id, title, for_name, note, done_at }) => (
        <li key={id} className="flex gap-4 py-4">
          <div className="grid flex-1 gap-1 min-w-0">
            <h3 className="text-lead wrap-anywhere">{title}</h3>
            {note && <p className="wrap-anywhere">{note}</p>}
            <p className="muted small wrap-anywhere">
              {for_name ? `${for_name}’s link` : 'By a link'}, {formatDate(done_at)}
            </p>
          </div>
          <Button
            variant="plain"
            size="small"
            isSquare
            icon={Trash2}
            aria-label={`Remove what came back about ${title}`}
            isPending={remove.isPending && remove.variables.id === id}
            onClick={() => remove.mutate({ id })}
          />
        </li>
      ))}
    </ul>
  )
}

function OpenLinks({ links }: { links: readonly OpenLink[] }) {
  const [closing, setClosing] = useState<OpenLink>()
  const revoke = trpc.dayLinks.revoke.useMutation(toastResult(() => setClosing(undefined)))
  if (links.length === 0) return null
  return (
    <>
      <h3 className="text-read">Open links</h3>
      <ul className="card dashed py-2">
        {links.map((link) => (
          <li key={link.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="grid flex-1 min-w-0">
              <p className="wrap-anywhere">
                {link.for_name && <b>{link.for_name}: </b>}
                {link.titles.join(', ')}
              </p>
              <p className="muted small">
                Open until {formatSoon(link.expires_at)}
                {link.done_count > 0 && `, ${link.done_count} of ${link.titles.length} done`}
              </p>
            </div>
            <Button
              size="small"
              aria-label={`Close the link with ${link.titles.join(', ')}`}
              onClick={() => setClosing(link)}
            >
              Close Link
            </Button>
          </li>
        ))}
      </ul>
      {closing && (
        <Confirm
          onOpenChange={() => setClosing(undefined)}
          title="Close this link?"
          confirmLabel="Close It"
          onConfirm={() => revoke.mutate({ id: closing.id })}
          isPending={revoke.isPending}
          error={revoke.error}
        >
          It will no longer open for anyone who has it. What came back stays here.
        </Confirm>
      )}
    </>
  )
}
