import { dayLinkLimits } from '@fgm/shared/day-links'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { formatMinutes } from '../../../lib/format-facts.ts'
import { fieldErrors } from '../../../lib/refusals.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup } from '../../../ui/choice-group.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import sockMountainSvg from '../../../ui/drawings/sock-mountain.svg?raw'
import { TextField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { ActivityScene } from '../../activities/activity-scene.tsx'

type DayLinkFormProps = {
  activities: Outputs['activities']['cards']
  hunts: Outputs['hunts']['list']['hunts']
  /** Where the parent came from. */
  first: { activity?: string | undefined; hunt?: string | undefined }
  onMade: (made: Outputs['dayLinks']['make']) => void
}

const kinds = [
  { value: 'activities', label: 'Activities' },
  { value: 'hunt', label: 'A hunt' },
] as const

const days = Array.from({ length: dayLinkLimits.days }, (_, at) => ({
  value: at + 1,
  label: String(at + 1),
}))

/** What, for whom, and for how long. */
export function DayLinkForm({ activities, hunts, first, onMade }: DayLinkFormProps) {
  const [kind, setKind] = useState<'activities' | 'hunt'>(first.hunt ? 'hunt' : 'activities')
  const [chosen, setChosen] = useState(
    activities.some(({ id }) => id === first.activity) ? [first.activity ?? ''] : [],
  )
  const [huntId, setHuntId] = useState(hunts.find(({ id }) => id === first.hunt)?.id ?? null)
  const [forName, setForName] = useState('')
  const [openDays, setOpenDays] = useState(3)
  const make = trpc.dayLinks.make.useMutation({
    meta: { shows_own_error: true },
    onSuccess: onMade,
  })
  const isHunt = kind === 'hunt'
  const nameError = fieldErrors(make.error).for_name
  return (
    <form
      className="grid min-w-0 gap-5 desk:items-start desk:gap-x-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (make.isPending) return
        make.mutate({
          ...(isHunt && huntId !== null ? { hunt_id: huntId } : { activity_ids: chosen }),
          for_name: forName,
          days: openDays,
        })
      }}
    >
      <p className="muted col-span-full">
        Whoever has the link can open, print and play what you choose, without an account. They see
        nothing else about you.
      </p>
      <div className="grid min-w-0 gap-5">
        <Segmented label="What to send" options={kinds} value={kind} onChange={setKind} />
        {isHunt ? (
          <ChoiceGroup
            label="Which hunt"
            options={hunts.map(({ id, hunt_name }) => ({ value: id, label: hunt_name }))}
            value={huntId}
            onChange={setHuntId}
          />
        ) : (
          <ChooseActivities activities={activities} chosen={chosen} onChange={setChosen} />
        )}
        {isHunt && (
          <p className="small muted">
            They see the plan and the rooms of that hunt. In your own texts the names of your
            family, addresses and numbers are left out.
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-5 desk:sticky desk:top-24">
        <TextField
          label="For whom"
          isOptional
          hint="The page greets them with it, as in “Hello Oma!”"
          autoComplete="off"
          maxLength={dayLinkLimits.name}
          value={forName}
          error={nameError}
          onChange={(event) => setForName(event.target.value)}
        />
        <div className="field">
          <span className="field-label" aria-hidden="true">
            Open for how many days
          </span>
          <Segmented
            label="Open for how many days"
            options={days}
            value={openDays}
            onChange={setOpenDays}
          />
        </div>
        <FormError error={nameError ? null : make.error} />
        <Button
          type="submit"
          variant="primary"
          isBlock
          icon={Link2}
          disabled={isHunt ? huntId === null : chosen.length === 0}
          isPending={make.isPending}
        >
          Make the Link
        </Button>
        {/* The purpose, where the column would be empty; on a phone the button is the end. */}
        <Drawing
          markup={sockMountainSvg}
          className="hidden rounded-(--r-cut) bg-honey-soft px-6 pt-4 [--il-ground:var(--il-wall)] desk:block"
        />
      </div>
    </form>
  )
}

type ChooseActivitiesProps = {
  activities: Outputs['activities']['cards']
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const pageLength = 6

/** Up to five of the family's library: the chosen ones first, then what fits the search. */
function ChooseActivities({ activities, chosen, onChange }: ChooseActivitiesProps) {
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(pageLength)
  const wanted = words.trim().toLowerCase()
  const isChosen = ({ id }: { id: string }) => chosen.includes(id)
  const fitting = activities.filter(
    (one) => !isChosen(one) && one.title.toLowerCase().includes(wanted),
  )
  const isFull = chosen.length >= dayLinkLimits.activities
  function toggle(id: string) {
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  }
  const rows = [...activities.filter(isChosen), ...fitting.slice(0, shown)]
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="field-label">
        Which activities{' '}
        <small>
          {chosen.length} of up to {dayLinkLimits.activities}
        </small>
      </legend>
      <TextField
        label={<span className="hidden-text">Search</span>}
        placeholder="Search by name"
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          setShown(pageLength)
        }}
      />
      <div>
        {rows.map((one) => (
          <TickRow
            key={one.id}
            checked={isChosen(one)}
            disabled={isFull && !isChosen(one)}
            onChange={() => toggle(one.id)}
          >
            <span className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3">
              <ActivityScene activity={one} />
              <span>
                {one.title}{' '}
                <small className="muted whitespace-nowrap">
                  {formatMinutes(one.duration_minutes)}
                </small>
              </span>
            </span>
          </TickRow>
        ))}
        {rows.length === 0 && <p className="muted">Nothing is called that.</p>}
      </div>
      {fitting.length > shown && (
        <Button
          size="small"
          variant="text"
          className="-ms-3 justify-self-start"
          onClick={() => setShown(shown + pageLength)}
        >
          Show more
        </Button>
      )}
    </fieldset>
  )
}
