import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { FormError } from '../../ui/form.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { CopyButton } from '../../ui/sharing.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { pushObstacle } from './push-here.ts'
import {
  firstPlan,
  type Own,
  obstacleOf,
  type Plan,
  useDeviceHere,
  useSavePlan,
  useShownAtOnce,
  WayField,
  WhenFields,
} from './reminder-plan.tsx'

/** When a parent wants to be reminded, by which way, and what comes next. */
export function TomorrowForm() {
  const own = trpc.reminders.own.useQuery(undefined, { throwOnError: false })
  return (
    <div className="reminder-form grid gap-4 desk:grid-cols-2 desk:gap-x-10">
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

type Reminder = NonNullable<Own['reminder']>
type Action = 'skip_today' | 'pause_week' | 'stop' | 'start'

/** What comes next, and what can be done about it. */
function ReminderState({ own, reminder }: { own: Own; reminder: Reminder }) {
  const change = trpc.reminders.change.useMutation(useShownAtOnce())
  const trial = trpc.reminders.tryNow.useMutation(toastResult())
  const isElsewhere = reminder.way === 'push' && !own.is_device
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p role="status">{stateWords(reminder, isElsewhere)}</p>
      {isElsewhere && <TurnOnHere pushKey={own.push_key} />}
      <div className="row row-wrap">
        {reminder.way !== 'calendar' && !isElsewhere && (
          <Button size="small" isPending={trial.isPending} onClick={() => trial.mutate()}>
            Try It
          </Button>
        )}
        {actionsOf(reminder).map((action) => (
          <Button
            key={action}
            variant="text"
            size="small"
            isPending={change.isPending && change.variables.action === action}
            onClick={() => change.mutate({ action })}
          >
            {labels[action]}
          </Button>
        ))}
      </div>
      <FormError error={change.error ?? trial.error} />
    </div>
  )
}

const labels: Record<Action, string> = {
  skip_today: 'Skip Today',
  pause_week: 'Pause a Week',
  stop: 'Stop',
  start: 'Start Again',
}

const actionsOf = ({ status }: Reminder): Action[] => {
  if (status === 'on') return ['skip_today', 'pause_week', 'stop']
  return status === 'paused' ? ['start', 'stop'] : ['start']
}

function stateWords({ status, next_at, zone, way }: Reminder, isElsewhere: boolean): string {
  if (status === 'stopped') return 'Stopped. None comes until you start again.'
  if (status === 'quiet') return 'Quiet for now: the last three came at busy moments.'
  if (way === 'calendar')
    return status === 'paused' ? 'Paused in your calendar.' : 'It is in your calendar.'
  if (!next_at) return 'No browser gets your notifications right now.'
  const next = momentIn(zone, next_at) + (isElsewhere ? ', in another browser' : '')
  return status === 'paused' ? `Paused. The next one comes ${next}.` : `Next: ${next}.`
}

/** For a reminder by notification that this browser does not get, such as after a new login. */
function TurnOnHere({ pushKey }: { pushKey: string }) {
  const device = useDeviceHere(pushKey)
  // The form below says why.
  if (pushObstacle()) return null
  return (
    <>
      <Button size="small" isPending={device.isPending} onClick={() => void device.add()}>
        Turn On Here
      </Button>
      <FormError error={device.problem} />
    </>
  )
}

/** The address that a calendar program subscribes to: shown when it is created, and never again. */
function CalendarAddress({ hasOne }: { hasOne: boolean }) {
  const make = trpc.reminders.newCalendar.useMutation({ meta: { shows_own_error: true } })
  const url = make.data?.url
  return (
    <div className="grid w-full justify-items-start gap-3">
      <p className="muted small">
        In your calendar program, choose “Subscribe” or “Add by URL” and give it this address.
        Whoever has it can read it. Most programs check twice a day and make no sound.
      </p>
      {url ? (
        <>
          <code className="wrap-anywhere">{url}</code>
          <CopyButton text={url} size="small">
            Copy the Address
          </CopyButton>
        </>
      ) : (
        <Button
          variant="secondary"
          size="small"
          isPending={make.isPending}
          onClick={() => make.mutate()}
        >
          {hasOne ? 'Make a New Address' : 'Make the Address'}
        </Button>
      )}
      {hasOne && !url && <p className="muted small">The one you have stops working then.</p>}
      <FormError error={make.error} />
    </div>
  )
}

type SheetByMailProps = { own: Own; plan: Pick<Plan, 'local_time' | 'zone'> }

/** Whether the sheet of next week is sent by mail: off by default, and not shown where no mail can be sent. */
function SheetByMail({ own, plan }: SheetByMailProps) {
  const options = useShownAtOnce()
  const save = trpc.reminders.saveSundaySheet.useMutation(options)
  const change = trpc.reminders.change.useMutation(options)
  const sheet = own.sunday_sheet
  const comes = sheet?.status === 'on' || sheet?.status === 'paused'
  if (obstacleOf(own, { way: 'mail' }) && !comes) return null
  const act = (action: 'skip_next' | 'stop' | 'start') =>
    change.mutate({ action, kind: 'sunday_sheet' })
  const { local_time, zone } = own.reminder ?? plan
  return (
    <div className="grid w-full justify-items-start gap-3 border-0 border-t-[1.5px] border-dashed border-line pt-4">
      <TickRow
        checked={comes}
        onChange={() => (comes ? act('stop') : save.mutate({ local_time, zone }))}
      >
        The Sunday sheet by mail
      </TickRow>
      <p className="muted small">
        Five for next week, on Saturdays: all of them in the mail, and on a page for the fridge.
      </p>
      <p role="status" className="empty:hidden">
        {sheet && sheetWords(sheet)}
      </p>
      {comes && (
        <Button
          variant="text"
          size="small"
          isPending={change.isPending}
          onClick={() => act(sheet.status === 'on' ? 'skip_next' : 'start')}
        >
          {sheet.status === 'on' ? 'Skip a Week' : 'Send It After All'}
        </Button>
      )}
      <FormError error={save.error ?? change.error} />
    </div>
  )
}

function sheetWords({ status, next_at, zone }: NonNullable<Own['sunday_sheet']>): string {
  if (status === 'quiet') return 'Quiet for now: your last weeks were full.'
  if (!next_at) return ''
  return `${status === 'paused' ? 'Skipped. The next one comes' : 'Next:'} ${momentIn(zone, next_at)}.`
}

/** 'Thu, Mar 5, 5:30 PM' in the time zone of the reminder. */
const momentIn = (zone: string, iso: string) =>
  new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(iso))
