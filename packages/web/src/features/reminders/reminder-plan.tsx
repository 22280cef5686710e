import { useState } from 'react'
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts'
import { ChoiceGroup, MultiChoiceGroup } from '../../ui/choice-group.tsx'
import { TextField } from '../../ui/fields.tsx'
import { showToast } from '../../ui/toast.ts'
import { pushObstacle, subscribeHere } from './push-here.ts'
import './reminder-plan.css'

export type Own = Outputs['reminders']['own']
export type Plan = Inputs['reminders']['save']
type FieldsProps = { plan: Plan; onChange: (changed: Partial<Plan>) => void }

/** On which days, and at which local time. */
export function WhenFields({ plan, onChange }: FieldsProps) {
  return (
    <>
      <div className="reminder-days">
        <MultiChoiceGroup
          label="Days"
          options={days}
          values={plan.days}
          onChange={(chosen) => onChange({ days: chosen })}
        />
      </div>
      <TextField
        label="Time"
        type="time"
        required
        value={plan.local_time}
        onChange={({ target }) => onChange({ local_time: target.value })}
      />
    </>
  )
}

/** By which way, and why one does not work here. */
export function WayField({ own, plan, onChange }: FieldsProps & { own: Own }) {
  const obstacle = obstacleOf(own, plan)
  return (
    <>
      <div className="reminder-ways">
        <ChoiceGroup
          label="How"
          options={ways}
          value={plan.way}
          onChange={(way) => onChange({ way })}
        />
      </div>
      {obstacle && <p className="muted small">{obstacle}</p>}
    </>
  )
}

/** Saves; for notifications this browser is asked first. */
export function useSavePlan({ push_key }: Own) {
  const device = useDeviceHere(push_key)
  const options = useShownAtOnce()
  const save = trpc.reminders.save.useMutation({
    ...options,
    onSuccess: (saved) => {
      options.onSuccess(saved)
      showToast({ message: 'Saved.' })
    },
  })
  function run(plan: Plan) {
    device.reset()
    if (plan.way === 'push') void device.add(() => save.mutate(plan))
    else save.mutate(plan)
  }
  return {
    run,
    problem: device.problem ?? save.error,
    isPending: device.isPending || save.isPending,
  }
}

/** Options of a mutation of the reminders: its response becomes their cached state, and its error is shown next to it. */
export function useShownAtOnce() {
  const utils = trpc.useUtils()
  return {
    meta: { shows_own_error: true },
    onSuccess: (own: Own) => utils.reminders.own.setData(undefined, own),
  }
}

/** Asks this browser for notifications, and sends the server the subscription. */
export function useDeviceHere(pushKey: string) {
  const [isRefused, setIsRefused] = useState(false)
  const mutation = trpc.reminders.addDevice.useMutation(useShownAtOnce())
  function reset() {
    setIsRefused(false)
    mutation.reset()
  }
  async function add(onAdded?: () => void) {
    reset()
    const device = await subscribeHere(pushKey)
    if (!device) return setIsRefused(true)
    mutation.mutate(device, { onSuccess: () => onAdded?.() })
  }
  const problem = isRefused ? noPermission : mutation.error
  return { add, reset, problem, isPending: mutation.isPending }
}

const noPermission = 'This browser did not allow notifications. Nothing was changed.'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, at) => ({
  label,
  value: at + 1,
}))

const ways: { value: Plan['way']; label: string }[] = [
  { value: 'mail', label: 'Email' },
  { value: 'push', label: 'Notification' },
  { value: 'calendar', label: 'Calendar' },
]

/** On weekdays before dinner, by mail or, where no mail can be sent, in the calendar. */
export const firstPlan = ({ mail_obstacle }: Pick<Own, 'mail_obstacle'>): Plan => ({
  days: [1, 2, 3, 4, 5],
  local_time: '17:30',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  way: mail_obstacle === 'not_set_up' ? 'calendar' : 'mail',
})

/** A kind sentence why this way does not work here; null where it does. */
export function obstacleOf(
  { mail_obstacle }: Pick<Own, 'mail_obstacle'>,
  { way }: Pick<Plan, 'way'>,
): string | null {
  if (way === 'push') return pushObstacle()
  if (way !== 'mail' || mail_obstacle === null) return null
  return mail_obstacle === 'not_set_up'
    ? 'This site sends no emails, so this way is not possible here.'
    : 'Please confirm your email address first. The link is in our email to you.'
}
