import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FormError } from '../../ui/form.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import {
  firstPlan,
  type Own,
  obstacleOf,
  type Plan,
  useSavePlan,
  WayField,
  WhenFields,
} from './reminder-plan.tsx'
import { ReminderState } from './reminder-state.tsx'
import { SheetByMail } from './sheet-by-mail.tsx'

/** When a parent wants to be reminded, by which way, and what comes next. */
export function TomorrowForm() {
  const own = trpc.reminders.own.useQuery(undefined, { throwOnError: false })
  return (
    <div className="reminder-form">
      <p className="muted small">
        One activity at the hour you choose. Nothing is counted, and you can skip it any time.
      </p>
      {own.data ? (
        <Choice own={own.data} />
      ) : (
        <PartFallback
          what="your reminder"
          failure="Your reminder could not be loaded."
          retryLabel="Try Again: reminder"
          query={own}
        />
      )}
    </div>
  )
}

function Choice({ own }: { own: Own }) {
  const [plan, setPlan] = useState<Plan>(() => own.reminder ?? firstPlan(own))
  const save = useSavePlan(own)
  const change = (changed: Partial<Plan>) => setPlan({ ...plan, ...changed })
  return (
    <>
      {own.reminder && <ReminderState own={own} reminder={own.reminder} />}
      <WhenFields plan={plan} onChange={change} />
      <SelectField
        label="Time zone"
        options={zonesWith(plan.zone)}
        value={plan.zone}
        onChange={({ target }) => change({ zone: target.value })}
      />
      <WayField own={own} plan={plan} onChange={change} />
      <FormError error={save.problem} />
      <Button
        variant={own.reminder ? 'secondary' : 'primary'}
        size="small"
        className="justify-self-start"
        disabled={obstacleOf(own, plan) !== null}
        isPending={save.isPending}
        onClick={() => save.run(plan)}
      >
        {own.reminder ? 'Save' : 'Remind Me'}
      </Button>
      {own.reminder?.way === 'calendar' && <CalendarAddress hasOne={own.has_calendar} />}
      <SheetByMail own={own} plan={plan} />
    </>
  )
}

/** All zones that the browser knows, and the one that was chosen in another browser. */
function zonesWith(zone: string) {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(zone) ? known : [zone, ...known]
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
