import type { CommunityItem } from '@fgm/shared/community/community'
import { Download } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextAreaField } from '../../ui/fields.tsx'
import { FormError } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityReading } from '../activities/activity-reading.tsx'
import { LoadingCards } from '../activities/card-grid.tsx'
import { HowItWent, OutcomesNote } from '../activities/how-it-went.tsx'
import { SheetLead } from '../activities/sheet-lead.tsx'
import { ItemFacts } from './community-card.tsx'

type ItemSheetProps = { id: string; known?: CommunityItem; onClose: () => void }

/** A shared activity, and what a family can do with it. Opens with what the card has already loaded. */
export function ItemSheet({ id, known, onClose }: ItemSheetProps) {
  const fresh = trpc.community.byId.useQuery({ id }, { throwOnError: false })
  const item = fresh.data ?? known
  if (item) return <ItemDetails item={item} onClose={onClose} />
  return (
    <Sheet
      isInAddress
      onOpenChange={onClose}
      title={fresh.isPending ? 'One moment' : 'Not available'}
    >
      {fresh.isPending ? (
        <LoadingCards />
      ) : httpStatus(fresh.error) === 404 ? (
        <p>This activity is no longer in the community. Families who saved it still have it.</p>
      ) : (
        <>
          <FormError error={errorMessage(fresh.error)} />
          <Button isPending={fresh.isFetching} onClick={() => void fresh.refetch()}>
            Try Again
          </Button>
        </>
      )}
    </Sheet>
  )
}

function ItemDetails({ item, onClose }: { item: CommunityItem; onClose: () => void }) {
  const { activity, creator_name, outcomes } = item
  return (
    <Sheet
      isInAddress
      isWide
      onOpenChange={onClose}
      title={activity.title}
      footer={item.is_mine ? undefined : <DownloadAction item={item} />}
    >
      <SheetLead activity={activity}>
        <p className="muted">{activity.description}</p>
        <p className="card-kicker">By {creator_name}</p>
        <div className="row row-wrap">
          <Chip>{activity.category}</Chip>
          <ItemFacts item={item} />
        </div>
      </SheetLead>
      {outcomes && !item.is_downloaded && (
        <div className="mb-4">
          <OutcomesNote outcomes={outcomes} />
        </div>
      )}
      <ActivityReading activity={activity} />
      {item.is_mine ? (
        <p className="note honey mt-5">This is yours, as other families see it.</p>
      ) : (
        <div className="mt-5 grid gap-5 border-0 border-t-[1.5px] border-dashed border-line pt-5">
          {item.is_downloaded && <RateActivity item={item} />}
          <Concerns item={item} onClose={onClose} />
        </div>
      )}
    </Sheet>
  )
}

const concerns = [
  ['report', 'Report this activity'],
  ['hide', 'Hide this author'],
] as const
type Concern = (typeof concerns)[number][0]

/** Reporting and hiding, last and quiet; one of the two is open at a time, in view, with the focus in it. */
function Concerns({ item, onClose }: { item: CommunityItem; onClose: () => void }) {
  const [concern, setConcern] = useState<Concern | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const left = useRef<Concern | null>(null)

  // The button is gone: the focus moves to its replacement, and back to the same button afterwards.
  useEffect(() => {
    if (!concern && !left.current) return
    const next = concern ? 'textarea, button' : `[data-concern="${left.current}"]`
    left.current = concern
    // In the middle: the sheet's footer covers its last lines.
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [concern])

  const close = () => setConcern(null)
  return (
    <div ref={place}>
      {concern === 'report' && <ReportActivity id={item.id} onDone={close} />}
      {concern === 'hide' && <HideAuthor item={item} onCancel={close} onDone={onClose} />}
      {concern === null && (
        <div className="row row-wrap">
          {concerns.map(([one, words]) => (
            <Button
              key={one}
              variant="text"
              size="small"
              data-concern={one}
              onClick={() => setConcern(one)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

type HideAuthorProps = { item: CommunityItem; onCancel: () => void; onDone: () => void }

/** Asks before everything of an author is hidden, for this family only. */
function HideAuthor({ item, onCancel, onDone }: HideAuthorProps) {
  const consequence = useId()
  const hide = trpc.community.blockAuthor.useMutation(toastResult(onDone))
  return (
    <div className="form">
      <p id={consequence}>
        You won’t see anything from {item.creator_name} anymore. We tell nobody, and you can undo it
        any time.
      </p>
      <FormError error={hide.error} />
      <div className="row row-wrap">
        <Button
          size="small"
          aria-describedby={consequence}
          isPending={hide.isPending}
          onClick={() => hide.mutate({ id: item.id })}
        >
          Hide {item.creator_name}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

/** Reports a shared activity to an administrator. */
function ReportActivity({ id, onDone }: { id: string; onDone: () => void }) {
  const [reason, setReason] = useState('')
  const [misses, setMisses] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const report = trpc.community.report.useMutation(toastResult(onDone))

  // The error under the box makes the form longer: without this, the foot of the sheet would cover its end.
  useEffect(() => {
    if (misses === 0) return
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [misses])

  function send(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setMisses(misses + 1)
    setMisses(0)
    if (!report.isPending) report.mutate({ id, reason })
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={send}>
      <TextAreaField
        label="What is wrong with it?"
        hint="An administrator reads it. The author won’t know who wrote it."
        error={misses > 0 ? 'Please say in a few words what is wrong.' : undefined}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormError error={report.error} />
      <div className="row row-wrap">
        <Button type="submit" variant="secondary" size="small" isPending={report.isPending}>
          Send Report
        </Button>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The server's sentence, or the spec's without a response (part two §8). */
const failure = (error: unknown) =>
  httpStatus(error) === undefined ? 'Failed to download activity' : errorMessage(error)

/** Saves a shared activity to the family's library; afterwards links to it. */
function DownloadAction({ item }: { item: CommunityItem }) {
  const { id, is_downloaded } = item
  const download = trpc.community.download.useMutation(toastResult(undefined, failure))
  if (is_downloaded)
    return (
      <ButtonTo to={paths.activity} params={{ activity_id: id }} variant="primary" isBlock>
        View Activity
      </ButtonTo>
    )
  return (
    <>
      <FormError error={download.error ? failure(download.error) : undefined} />
      <Button
        variant="primary"
        isBlock
        icon={Download}
        isPending={download.isPending}
        onClick={() => download.mutate({ id })}
      >
        Add to your collection
      </Button>
    </>
  )
}

const ratingLabel = 'How do you like it?'
const stars = [1, 2, 3, 4, 5].map((value) => formatCount(value, 'star'))

/** How a family likes what it saved, and how it went. One tap saves it, another changes it. */
function RateActivity({ item }: { item: CommunityItem }) {
  const rate = trpc.community.rate.useMutation(toastResult())
  const pressed = rate.isPending ? rate.variables.rating : rate.data?.my_rating
  return (
    <>
      <div className="field">
        <span className="field-label" aria-hidden="true">
          {ratingLabel}
        </span>
        <StarRating
          label={ratingLabel}
          name="rating"
          words={stars}
          value={pressed ?? item.my_rating}
          onChange={(rating) => {
            if (!rate.isPending) rate.mutate({ id: item.id, rating })
          }}
        />
        <FormError error={rate.error} />
      </div>
      <HowItWent activity_id={item.id} />
    </>
  )
}
