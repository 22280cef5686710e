import type { AiAttempt, AiProvider } from '@fgm/shared/ai-providers'
import { useState } from 'react'
import { byCursor } from '../../../lib/by-cursor.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { formatCost, formatMoment, formatNumber, formatTime } from '../admin-format.ts'
import { Figure, ShowMore } from '../panel.tsx'
import { vendorErrorText } from './provider-status.tsx'

/** So many fill a phone a few times over. */
const pageSize = 20

/** Every call to a provider as it is on record, the newest first. No family is named in it. */
export function AttemptHistory({ providers }: { providers: AiProvider[] }) {
  const [provider, setProvider] = useState('')
  const history = trpc.admin.aiAttempts.useInfiniteQuery(
    { provider: provider || undefined, limit: pageSize },
    byCursor,
  )
  const attempts = history.data?.pages.flatMap((page) => page.attempts)
  return (
    <Card className="grid gap-4">
      <h2 id="attempts" className="text-h3">
        Calls on record
      </h2>
      {providers.length > 0 && (
        <div className="admin-filters">
          <SelectField
            label="Provider"
            options={providers.map(({ name, display_name }) => ({
              value: name,
              label: display_name,
            }))}
            placeholder="All providers"
            value={provider}
            onChange={({ target }) => setProvider(target.value)}
          />
        </div>
      )}
      <PartFallback what="the calls" query={history} />
      {attempts?.length === 0 && (
        <p className="muted" role="status">
          No call so far.
        </p>
      )}
      {attempts && attempts.length > 0 && (
        <ol className="lines apart" aria-labelledby="attempts">
          {attempts.map((attempt) => (
            <AttemptRow key={attempt.id} attempt={attempt} />
          ))}
        </ol>
      )}
      <ShowMore query={history}>Show older calls</ShowMore>
    </Card>
  )
}

function AttemptRow({ attempt }: { attempt: AiAttempt }) {
  const { provider, model, outcome, is_success, error, ms, first_token_ms, cost } = attempt
  return (
    <li className="grid gap-2">
      <div className="row row-wrap gap-2">
        <b>{provider}</b>
        <Chip tone={is_success ? 'teal' : 'outline'}>
          {is_success ? successLabel(outcome) : (error ?? 'Failed')}
        </Chip>
        {attempt.purpose === 'reading' && <Chip tone="outline">Second reading</Chip>}
        {!attempt.is_counted && <Chip>Before the last reset</Chip>}
        <span className="label muted mid:ms-auto">{formatMoment(attempt.created_at)}</span>
      </div>
      <dl className="figures">
        <Figure name="Time">{formatTime(ms)}</Figure>
        <Figure name="First word">
          {first_token_ms === null ? 'none' : formatTime(first_token_ms)}
        </Figure>
        <Figure name="Tokens in and out">{tokenText(attempt)}</Figure>
        <Figure name="Cost">{formatCost(cost)}</Figure>
      </dl>
      <p className="label muted">
        {model}
        {!is_success && `, ${outcome}${vendorErrorText(attempt)}`}
      </p>
    </li>
  )
}

const successLabels: Record<string, string> = {
  tested: 'Test passed',
  agreed: 'Found it safe',
  refused: 'Found it unsafe',
  unread: 'Not shown: no second reading',
}
const successLabel = (outcome: string) => successLabels[outcome] ?? 'Delivered'

function tokenText({ input_tokens, output_tokens }: AiAttempt): string {
  const words = (tokens: number | null) => (tokens === null ? 'unknown' : formatNumber(tokens))
  return `${words(input_tokens)} / ${words(output_tokens)}`
}
