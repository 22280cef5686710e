import type { AiProviderTest } from '@fgm/shared/ai-providers'
import { useState } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { failure, testWords } from '../admin-words.ts'
import { ConfirmedAction } from '../confirmed-action.tsx'
import { ForceReinitialize } from '../launch/force-reinitialize.tsx'

/** The four things that may help. What the last one found or did stands below them. */
export function RecoveryActions({ onTested }: { onTested: (results: AiProviderTest[]) => void }) {
  const [outcome, setOutcome] = useState<string[]>([])
  const meta = { shows_own_error: true }
  const onSuccess = ({ message }: { message: string }) => setOutcome([message])
  const resetBreakers = trpc.admin.resetCircuitBreakers.useMutation({ meta, onSuccess })
  const clearErrors = trpc.admin.clearErrorCounts.useMutation({ meta, onSuccess })
  const reinitialize = trpc.admin.forceReinitialize.useMutation({ meta, onSuccess })
  const healthCheck = trpc.admin.healthCheckAll.useMutation({
    meta,
    onSuccess: ({ results }) => {
      onTested(results)
      setOutcome(checkWords(results))
    },
  })
  const error =
    failure('reset the circuit breakers', resetBreakers.error) ??
    failure('check the providers', healthCheck.error)

  function start(action: typeof resetBreakers | typeof healthCheck) {
    setOutcome([])
    resetBreakers.reset()
    healthCheck.reset()
    action.mutate()
  }
  return (
    <section>
      <h3 className="text-lead mb-2">Recovery</h3>
      <div className="row row-wrap">
        <Button size="small" isPending={healthCheck.isPending} onClick={() => start(healthCheck)}>
          Health check all
        </Button>
        <Button
          size="small"
          isPending={resetBreakers.isPending}
          onClick={() => start(resetBreakers)}
        >
          Reset circuit breakers
        </Button>
        <ConfirmedAction
          label="Clear error counts"
          title="Clear the error counts?"
          action={clearErrors}
          failsTo="clear the error counts"
        >
          The figures of all providers begin at zero again, and the recent errors leave this list.
        </ConfirmedAction>
        <ForceReinitialize action={reinitialize} />
      </div>
      <div role="status" className="mt-3">
        {outcome.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <FormError error={error} />
    </section>
  )
}

function checkWords(results: AiProviderTest[]): string[] {
  if (results.length === 0) return ['There is no provider to check.']
  return results.map((result) => `${result.provider_name}: ${testWords(result)}`)
}
