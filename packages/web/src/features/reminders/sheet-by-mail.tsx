import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { momentIn, type Own, obstacleOf, type Plan } from './reminder-plan.tsx'
import { useShownAtOnce } from './turn-on-here.tsx'

type SheetByMailProps = { own: Own; plan: Pick<Plan, 'local_time' | 'zone'> }

/** Whether the sheet of next week comes by mail: off until it is wanted, and not there where no mail can come. */
export function SheetByMail({ own, plan }: SheetByMailProps) {
  const options = useShownAtOnce()
  const save = trpc.reminders.saveSundaySheet.useMutation(options)
  const change = trpc.reminders.change.useMutation(options)
  const sheet = own.sunday_sheet
  const comes = sheet?.status === 'on' || sheet?.status === 'paused'
  if (obstacleOf(own, { way: 'mail' }) && !comes) return null
  const act = (action: 'skip_next' | 'stop' | 'start') =>
    change.mutate({ action, kind: 'sunday_sheet' })
  const error = save.error ?? change.error
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
      <FormError error={error ? errorMessage(error) : undefined} />
    </div>
  )
}

function sheetWords({ status, next_at, zone }: NonNullable<Own['sunday_sheet']>): string {
  if (status === 'quiet') return 'Quiet for now: your last weeks were full.'
  if (!next_at) return ''
  return `${status === 'paused' ? 'Skipped. The next one comes' : 'Next:'} ${momentIn(zone, next_at)}.`
}
