import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup, MultiChoiceGroup } from '../../ui/choice-group.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { FormError } from '../../ui/form.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { showToast } from '../../ui/toast.ts'
import { CalendarAddress } from './calendar-address.tsx'
import { pushObstacle } from './push-here.ts'
import { ReminderState } from './reminder-state.tsx'
import { useDeviceHere } from './turn-on-here.tsx'

type Own = Outputs['reminders']['own']
type Plan = Inputs['reminders']['save']

/** When a parent wants to be reminded, by which way, and what comes next. */
export function TomorrowForm() {
  const own = trpc.reminders.own.useQuery(undefined, { throwOnError: false })
  return (
    <>
      <p className="muted small">
        If you like, we send one activity at an hour that suits you, all of it. Nothing is counted,
        and you can skip it any time.
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
    </>
  )
}

function Choice({ own }: { own: Own }) {
  const [plan, setPlan] = useState<Plan>(() => own.reminder ?? firstPlan())
  const save = useSave(own)
  const change = (changed: Partial<Plan>) => setPlan({ ...plan, ...changed })
  const obstacle = obstacleOf(own, plan)
  return (
    <>
      {own.reminder && <ReminderState own={own} reminder={own.reminder} />}
      <MultiChoiceGroup
        label="Days"
        options={days}
        values={plan.days}
        onChange={(chosen) => change({ days: chosen })}
      />
      <TextField
        label="Time"
        type="time"
        required
        value={plan.local_time}
        onChange={({ target }) => change({ local_time: target.value })}
      />
      <SelectField
        label="Time zone"
        options={zonesWith(plan.zone)}
        value={plan.zone}
        onChange={({ target }) => change({ zone: target.value })}
      />
      <ChoiceGroup
        label="How"
        options={ways}
        value={plan.way}
        onChange={(way) => change({ way })}
      />
      {obstacle && <p className="muted small">{obstacle}</p>}
      <FormError error={save.problem} />
      <Button
        variant={own.reminder ? 'secondary' : 'primary'}
        size="small"
        disabled={obstacle !== null}
        isPending={save.isPending}
        onClick={() => save.run(plan)}
      >
        {own.reminder ? 'Save' : 'Remind Me'}
      </Button>
      {own.reminder?.way === 'calendar' && <CalendarAddress hasOne={own.has_calendar} />}
    </>
  )
}

/** Saves; for notifications this browser is asked first. */
function useSave({ push_key }: Own) {
  const utils = trpc.useUtils()
  const device = useDeviceHere(push_key)
  const save = trpc.reminders.save.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (saved) => {
      utils.reminders.own.setData(undefined, saved)
      showToast({ message: 'Saved.' })
    },
  })
  function run(plan: Plan) {
    device.reset()
    if (plan.way === 'push') void device.add(() => save.mutate(plan))
    else save.mutate(plan)
  }
  const problem = device.problem ?? (save.error ? errorMessage(save.error) : undefined)
  return { run, problem, isPending: device.isPending || save.isPending }
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, at) => ({
  label,
  value: at + 1,
}))

const ways: { value: Plan['way']; label: string }[] = [
  { value: 'mail', label: 'Email' },
  { value: 'push', label: 'Notification' },
  { value: 'calendar', label: 'Calendar' },
]

const firstPlan = (): Plan => ({
  days: [1, 2, 3, 4, 5],
  local_time: '17:30',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  way: 'mail',
})

/** Why this way does not work here, kindly; null where it does. */
function obstacleOf({ mail_obstacle }: Own, { way }: Plan): string | null {
  if (way === 'push') return pushObstacle()
  if (way !== 'mail' || mail_obstacle === null) return null
  return mail_obstacle === 'not_set_up'
    ? 'This site sends no emails, so this way is not possible here.'
    : 'Please confirm your email address first. The link is in our email to you.'
}

/** All zones that the browser knows, and the one that was chosen in another browser. */
function zonesWith(zone: string) {
  const known = Intl.supportedValuesOf('timeZone')
  const all = known.includes(zone) ? known : [zone, ...known]
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
