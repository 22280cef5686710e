import { capital } from '@fgm/shared/text/words'
import { Bell } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { formatTime } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useFocusHandedOn } from '../../lib/use-focus-after-press.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import {
  firstPlan,
  type Own,
  obstacleOf,
  type Plan,
  useSavePlan,
  useShownAtOnce,
  WayField,
  WhenFields,
} from './reminder-plan.tsx'

/**
 * On the page of the week: what comes next, or once the offer of a reminder. A family that declined is not asked
 * again; nothing is shown until that is known, or without a response.
 */
export function ReminderCard() {
  const own = trpc.reminders.own.useQuery(undefined, { throwOnError: false })
  if (!own.data) return null
  if (own.data.is_offered) return <Offer own={own.data} />
  const { reminder, has_calendar } = own.data
  if (reminder?.way === 'calendar' && reminder.status === 'on' && !has_calendar)
    return <CalendarNext />
  return reminder?.status === 'on' && reminder.next_at ? (
    <Next reminder={reminder} next_at={reminder.next_at} />
  ) : null
}

type FrameProps = {
  ref?: Ref<HTMLElement>
  /** Above the title. */
  above?: ReactNode
  title: string
  /** Below it. */
  words: ReactNode
  children: ReactNode
}

function Frame({ ref, above, title, words, children }: FrameProps) {
  return (
    <section ref={ref} className="card grid gap-3" aria-labelledby="reminder-card">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
        <Stamp tone="teal" icon={Bell} />
        <div>
          {above && <p className="small muted">{above}</p>}
          <h2 id="reminder-card" className="text-h3">
            {title}
          </h2>
          <p className="small muted">{words}</p>
        </div>
      </div>
      {children}
    </section>
  )
}

function Offer({ own }: { own: Own }) {
  const [plan, setPlan] = useState<Plan>(() => ({ ...firstPlan(own), way: possibleWay(own) }))
  const [isChoosing, setIsChoosing] = useState(false)
  const section = useFocusHandedOn<HTMLElement>()
  const save = useSavePlan(own)
  const decline = trpc.reminders.decline.useMutation(useShownAtOnce())
  const change = (changed: Partial<Plan>) => setPlan({ ...plan, ...changed })
  return (
    <Frame
      ref={section}
      title="Tomorrow, if you like"
      words={
        isChoosing ? (
          'One activity, at your hour.'
        ) : (
          <>
            {`An activity ${wayWords[plan.way]}, weekdays at ${clock(plan.local_time)}. `}
            <button type="button" className="link-button" onClick={() => setIsChoosing(true)}>
              Change
            </button>
          </>
        )
      }
    >
      {isChoosing && (
        <>
          <WhenFields plan={plan} onChange={change} />
          <WayField own={own} plan={plan} onChange={change} />
        </>
      )}
      <FormError error={save.problem ?? decline.error} />
      <div className="row row-wrap gap-x-0.5 gap-y-0 [&>.text]:px-2.5">
        <Button
          size="small"
          disabled={obstacleOf(own, plan) !== null || plan.days.length === 0}
          isPending={save.isPending}
          onClick={() => save.run(plan)}
        >
          Remind Me
        </Button>
        <Button
          variant="text"
          size="small"
          isPending={decline.isPending}
          onClick={() => decline.mutate()}
        >
          No, thanks
        </Button>
      </div>
    </Frame>
  )
}

/** A calendar needs its address before it shows anything. */
const CalendarNext = () => (
  <Frame title="One step more" words="Your calendar needs the address of your reminders.">
    <div className="row row-wrap">
      <ButtonTo to={paths.profile} hash="tomorrow" size="small">
        Get the address
      </ButtonTo>
    </div>
  </Frame>
)

type Reminder = NonNullable<Own['reminder']>

function Next({ reminder, next_at }: { reminder: Reminder; next_at: string }) {
  const change = trpc.reminders.change.useMutation(useShownAtOnce())
  const day = dayWords(reminder.zone, next_at)
  return (
    <Frame
      above="Next reminder"
      title={`${capital(day)} at ${clock(reminder.local_time)}`}
      words={`${capital(wayWords[reminder.way])}.`}
    >
      <FormError error={change.error} />
      <div className="row row-wrap">
        {(['skip_next', 'pause_week'] as const).map((action) => (
          <Button
            key={action}
            variant={action === 'skip_next' ? 'calm' : 'text'}
            size="small"
            isPending={change.isPending && change.variables.action === action}
            onClick={() => change.mutate({ action })}
          >
            {action === 'skip_next' ? `Skip ${day}` : 'Pause a week'}
          </Button>
        ))}
        <ButtonTo to={paths.profile} hash="tomorrow" variant="text" size="small">
          Change
        </ButtonTo>
      </div>
    </Frame>
  )
}

const wayWords: Record<Plan['way'], string> = {
  mail: 'by email',
  push: 'as a notification',
  calendar: 'in your calendar',
}

/** The first way that works here. */
const possibleWay = (own: Own): Plan['way'] =>
  (['mail', 'push'] as const).find((way) => obstacleOf(own, { way }) === null) ?? 'calendar'

/** '5:30 PM' or '17:30', in the reader's format. */
const clock = (time: string) => formatTime(`1970-01-01T${time}`)

/** 'today', 'tomorrow', or the weekday, in its own time zone. */
function dayWords(zone: string, iso: string, now = new Date()): string {
  const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
  const at = new Date(iso)
  const ahead = (Date.parse(dayOf(at)) - Date.parse(dayOf(now))) / 86_400_000
  if (ahead <= 1) return ahead < 1 ? 'today' : 'tomorrow'
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(at)
}
