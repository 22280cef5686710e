import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { Link } from '@tanstack/react-router'
import { Baby, FileDown } from 'lucide-react'
import { useId, useState } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { FormError } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Radio } from '../../ui/radio.tsx'
import { CategoryKicker } from '../../ui/stamp.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { LoadingCards } from '../activities/card-grid.tsx'
import { usePrintable } from './use-printable.ts'

type FreeActivity = Outputs['activities']['listFree']['activities'][number]

/** Printable activities for everyone, without an account. */
export function FreeActivitiesPage() {
  const free = trpc.activities.listFree.useQuery(undefined, { throwOnError: false })
  return (
    <div className="wrap page">
      <PageTitle>Free activity downloads</PageTitle>
      <p className="muted text-read mt-2 mb-6">
        One PDF page each, to print and put on the fridge. No account needed.
      </p>
      {free.isPending && <LoadingCards label="Loading the downloads" count={6} />}
      {free.isError && !free.data && (
        <LoadFailure title="The downloads could not be loaded" query={free} />
      )}
      {free.data && <FreeList activities={free.data.activities} />}
    </div>
  )
}

function FreeList({ activities }: { activities: readonly FreeActivity[] }) {
  const name = useId()
  const [age, setAge] = useState(allAges)
  if (activities.length === 0)
    return (
      <EmptyState
        title="No printables right now"
        actions={
          <ButtonTo to={paths.activities} variant="primary" size="small">
            See Activities
          </ButtonTo>
        }
      >
        The activities themselves are all here to read.
      </EmptyState>
    )
  return (
    <>
      <div role="radiogroup" aria-label="Age" className="picks mb-5">
        {ages.map((one) => (
          <Radio
            key={one.label}
            className="pick"
            name={name}
            checked={one === age}
            onChange={() => setAge(one)}
          >
            {one.label}
          </Radio>
        ))}
      </div>
      <ul className="grid-cards three">
        {activities.filter(isFor(age)).map((activity) => (
          <li key={activity.id}>
            <FreeCard activity={activity} />
          </li>
        ))}
      </ul>
    </>
  )
}

const allAges = { label: 'All ages', from: 0, to: 99 }
const ages = [
  allAges,
  { label: '2-3', from: 2, to: 3 },
  { label: '4-6', from: 4, to: 6 },
  { label: '7-12', from: 7, to: 12 },
]

/** Whether an activity fits a child of these ages. Its own are text: '4-8 years'. */
const isFor =
  ({ from, to }: typeof allAges) =>
  ({ age_range }: FreeActivity) => {
    const [youngest = 0, oldest = 99] = (age_range.match(/\d+/g) ?? []).map(Number)
    return youngest <= to && oldest >= from
  }

function FreeCard({ activity }: { activity: FreeActivity }) {
  const printable = usePrintable()
  const { id, title, description, category } = activity
  return (
    <article className="card card-column">
      <div className="card-head">
        <ActivityScene activity={activity} size="small" />
        <div className="grow [&>.facts]:mt-2">
          <CategoryKicker category={category} />
          <h2 className="text-lead">
            <Link
              to={paths.activity}
              params={{ activity_id: id }}
              className="text-ink decoration-(--line) underline-offset-4 hover:decoration-current"
            >
              {title}
            </Link>
          </h2>
          <Facts>
            {/* Both are text: '5 minutes', '2-4 years'. */}
            <MinutesFact minutes={Number.parseInt(activity.duration, 10)} />
            <Fact icon={Baby}>Ages {activity.age_range.replace(' years', '')}</Fact>
          </Facts>
        </div>
      </div>
      <p className="card-line">{cardSentence(description)}</p>
      <FormError error={printable.error} />
      <div className="card-foot border-0 pt-0 -mt-2 -mb-3.5 mid:mt-auto">
        <Button
          variant="text"
          size="small"
          className="-ms-3.5"
          icon={FileDown}
          isPending={printable.isPending}
          onClick={() => printable.open(id)}
        >
          Download<span className="hidden-text"> {title}</span>
        </Button>
      </div>
    </article>
  )
}
