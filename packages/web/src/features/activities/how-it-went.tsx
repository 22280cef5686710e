import type { Outcomes, Verdict } from '@fgm/shared/community/community'
import { listed } from '@fgm/shared/text/words'
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
/** Minutes to choose from; no one remembers it more precisely. */
const someMinutes = [3, 5, 10, 15, 20, 30]
/** The value for 'I did not look': a choice must have one. */
const noMinutes = 0

/**
 * How a shared activity went in this family: one tap saves it, another changes it. Nothing when it cannot be loaded
 * (a closed community, no connection): the page works without it.
 */
export function HowItWent({ activity_id }: { activity_id: string }) {
  const outcome = trpc.community.outcome.useQuery({ id: activity_id }, { throwOnError: false })
  const save = trpc.community.tellOutcome.useMutation({ meta: { shows_own_error: true } })
  if (!outcome.data) return null
  const { can_tell, my_verdict, my_minutes, outcomes } = outcome.data
  if (!can_tell)
    return (
      <div className="grid gap-4">
        <p className="small muted">Once you have played it, you can say here how it went.</p>
        {outcomes && <OutcomesNote outcomes={outcomes} />}
      </div>
    )

  const pending = save.isPending ? save.variables : undefined
  const verdict = pending?.verdict ?? my_verdict
  const minutes = pending?.minutes === undefined ? my_minutes : pending.minutes
  const send = (input: { verdict: Verdict; minutes?: number | null }) => {
    if (!save.isPending) save.mutate({ id: activity_id, ...input })
  }
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        label="How did it go?"
        options={verdicts}
        value={verdict}
        error={save.error ? errorMessage(save.error) : undefined}
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
        {save.data && !outcomes && save.data.message}
      </p>
      {outcomes && <OutcomesNote outcomes={outcomes} />}
    </div>
  )
}

/** How it went for all families, once enough have said so. */
export function OutcomesNote({ outcomes }: { outcomes: Outcomes }) {
  const { minutes } = outcomes
  return (
    <p className="note">
      {outcomeWords(outcomes)}
      {minutes !== null && ` They took about ${formatCount(minutes, 'minute')} on average.`}
    </p>
  )
}

// Only what families said is shown.
function outcomeWords({ families, loved, ok, flop }: Outcomes): string {
  const all = formatCount(families, 'family', 'families')
  if (loved === families) return `All ${all} that did it loved it.`
  if (loved > 0) return `${loved} of ${all} loved it${ok > 0 ? `, ${ok} found it ok` : ''}.`
  const said = [ok > 0 && `${ok} found it ok`, flop > 0 && `for ${flop} it was a flop`].filter(
    (words) => words !== false,
  )
  return `${all} did it: ${listed(said)}.`
}

/** The usual minutes, and this family's where they differ. */
function minuteChoices(own: number | null) {
  const all = own === null ? someMinutes : [...new Set([...someMinutes, own])]
  return [
    ...all.toSorted((a, b) => a - b).map((value) => ({ value, label: formatMinutes(value) })),
    { value: noMinutes, label: 'No idea' },
  ]
}
