import { dayLinkLimits } from '@fgm/shared/day-links'
import { useState } from 'react'
import { formatMinutes } from '../../../lib/format-facts.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { ActivityScene } from '../../activities/activity-scene.tsx'

type ChooseActivitiesProps = {
  activities: Outputs['activities']['cards']
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const pageLength = 6

/** Up to five of the family's library: what is chosen first, then what fits the words. */
export function ChooseActivities({ activities, chosen, onChange }: ChooseActivitiesProps) {
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
    <fieldset className="day-choose">
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
      <div className="day-choices">
        {rows.map((one) => (
          <TickRow
            key={one.id}
            checked={isChosen(one)}
            disabled={isFull && !isChosen(one)}
            onChange={() => toggle(one.id)}
          >
            <span className="day-choice">
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
          className="-ms-3"
          onClick={() => setShown(shown + pageLength)}
        >
          Show more
        </Button>
      )}
    </fieldset>
  )
}
