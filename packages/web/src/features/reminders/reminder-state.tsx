import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { momentIn, type Own } from './reminder-plan.tsx'
import { TurnOnHere, useShownAtOnce } from './turn-on-here.tsx'

type Reminder = NonNullable<Own['reminder']>
type Action = 'skip_today' | 'pause_week' | 'stop' | 'start'

/** What comes next, and what can be done about it. */
export function ReminderState({ own, reminder }: { own: Own; reminder: Reminder }) {
  const change = trpc.reminders.change.useMutation(useShownAtOnce())
  const trial = trpc.reminders.tryNow.useMutation(toastResult())
  const error = change.error ?? trial.error
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
      <FormError error={error ? errorMessage(error) : undefined} />
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
