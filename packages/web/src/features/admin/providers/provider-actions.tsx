import type { AiProvider, AiProviderTest } from '@fgm/shared/ai-providers'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure } from '../admin-words.ts'

type ProviderActionsProps = {
  provider: AiProvider
  onTested: (results: AiProviderTest[]) => void
}

/** Test, enable or disable, make primary. What the server refuses stands below with its reason. */
export function ProviderActions({ provider, onTested }: ProviderActionsProps) {
  const { display_name, is_enabled, is_primary } = provider
  const meta = { shows_own_error: true }
  const onSuccess = ({ message }: { message: string }) => showToast({ message })
  const test = trpc.admin.testAiProvider.useMutation({
    meta,
    onSuccess: (result) => onTested([result]),
  })
  const enable = trpc.admin.enableAiProvider.useMutation({ meta, onSuccess })
  const disable = trpc.admin.disableAiProvider.useMutation({ meta, onSuccess })
  const makePrimary = trpc.admin.setPrimaryAiProvider.useMutation({ meta, onSuccess })
  const errors = [
    failure(`test ${display_name}`, test.error),
    failure(`enable ${display_name}`, enable.error),
    failure(`disable ${display_name}`, disable.error),
    failure(`make ${display_name} primary`, makePrimary.error),
  ]
  const isSwitching = enable.isPending || disable.isPending || makePrimary.isPending

  // A refusal belongs to the press that met it: the next press takes it away.
  function start({ mutate }: Pick<typeof test | typeof enable, 'mutate'>) {
    for (const action of [test, enable, disable, makePrimary]) if (action.isError) action.reset()
    mutate({ provider_name: provider.name })
  }
  return (
    <>
      <div className="row row-wrap">
        <Button
          size="small"
          isPending={test.isPending}
          aria-label={`Test ${display_name}`}
          onClick={() => start(test)}
        >
          Test
        </Button>
        <Button
          size="small"
          isPending={isSwitching}
          aria-label={`${is_enabled ? 'Disable' : 'Enable'} ${display_name}`}
          onClick={() => start(is_enabled ? disable : enable)}
        >
          {is_enabled ? 'Disable' : 'Enable'}
        </Button>
        {!is_primary && (
          <Button
            size="small"
            isPending={isSwitching}
            aria-label={`Make primary: ${display_name}`}
            onClick={() => start(makePrimary)}
          >
            Make primary
          </Button>
        )}
      </div>
      <FormError error={errors.find((error) => error !== undefined)} />
    </>
  )
}
