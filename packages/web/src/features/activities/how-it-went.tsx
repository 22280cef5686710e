import type { Outcomes, Verdict } from '@fgm/shared/community/community'
import { errorMessage } from '../../lib/errors.ts'
import { formatCount } from '../../lib/format.ts'
import { formatMinutes } from '../../lib/format-facts.ts'
import { trpc } from '../../lib/trpc.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'

const verdicts: { value: Verdict; label: string }[] = [
  { value: 'loved', label: 'Loved it' },
  { value: 'ok', label: 'It was ok' },
  { value: 'flop', label: 'A flop' },
]
/** Minutes to choose by one press; nobody looks at the clock more closely than that. */
const someMinutes = [3, 5, 10, 15, 20, 30]
/** Stands for 'nobody looked': a choice has to have a value. */
const noMinutes = 0

/**
 * How a shared activity went in this family: one press says it, another changes it. Nothing while it
 * cannot be known (a closed community, no connection): nobody came here for it.
 */
export function HowItWent({ activity_id }: { activity_id: string }) {
  const known = trpc.community.outcome.useQuery({ id: activity_id }, { throwOnError: false })
  const tell = trpc.community.tellOutcome.useMutation({ meta: { shows_own_error: true } })
  if (!known.data) return null
  const { can_tell, my_verdict, my_minutes, outcomes } = known.data
  if (!can_tell)
    return (
      <div className="grid gap-4">
        <p className="small muted">Once you have done it, you can tell here how it went.</p>
        {outcomes && <OutcomesNote outcomes={outcomes} />}
      </div>
    )

  const said = tell.isPending ? tell.variables : undefined
  const verdict = said?.verdict ?? my_verdict
  const minutes = said?.minutes === undefined ? my_minutes : said.minutes
  const send = (word: { verdict: Verdict; minutes?: number | null }) => {
    if (!tell.isPending) tell.mutate({ id: activity_id, ...word })
  }
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label="How did it go?"
        options={verdicts}
        value={verdict}
        error={tell.error ? errorMessage(tell.error) : undefined}
        onChange={(chosen) => send({ verdict: chosen })}
      />
      {verdict && (
        <ChoiceGroup
          label="About how long did it take?"
          options={minuteChoices(minutes)}
          value={minutes ?? noMinutes}
          onChange={(chosen) => send({ verdict, minutes: chosen === noMinutes ? null : chosen })}
        />
      )}
      <p role="status" className="small muted empty:hidden">
        {verdict === 'flop' && 'A flop is fine. You were there, and that is what stays. '}
        {tell.data && !outcomes && tell.data.message}
      </p>
      {outcomes && <OutcomesNote outcomes={outcomes} />}
    </div>
  )
}

/** How it went where enough families told, for everybody to see. */
export function OutcomesNote({ outcomes }: { outcomes: Outcomes }) {
  const { minutes } = outcomes
  return (
    <p className="note">
      {outcomeWords(outcomes)}
      {minutes !== null && ` They took about ${formatCount(minutes, 'minute')} on average.`}
    </p>
  )
}

// What nobody said is not told.
function outcomeWords({ families, loved, ok, flop }: Outcomes): string {
  const all = formatCount(families, 'family', 'families')
  if (loved === families) return `All ${all} that did it loved it.`
  const said = [
    loved > 0 && `${loved} loved it`,
    ok > 0 && `${ok} found it ok`,
    flop > 0 && `for ${flop} it was a flop`,
  ].filter((words) => words !== false)
  const last = said.pop()
  return `${all} did it: ${said.length > 0 ? `${said.join(', ')} and ${last}` : last}.`
}

/** The usual ones, and what this family said where it is another. */
function minuteChoices(own: number | null) {
  const all = own === null ? someMinutes : [...new Set([...someMinutes, own])]
  return [
    ...all.toSorted((a, b) => a - b).map((value) => ({ value, label: formatMinutes(value) })),
    { value: noMinutes, label: 'No idea' },
  ]
}
