import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import './generator.css'
import './result/result.css'
import './wishes/wishes.css'
import { Generator } from './generator.tsx'
import { GeneratorTitle } from './generator-title.tsx'
import { Locked, SignInAsk } from './locked.tsx'

/** Makes one activity that fits, for families that may; says what is missing to the others. */
export function GeneratorPage() {
  const session = useSession()
  const credits = trpc.generator.credits.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  if (credits.data?.has_access) return <Generator />
  return (
    <div className="wrap page generator-page">
      <GeneratorTitle />
      {session.state === 'signed_out' ? (
        <SignInAsk />
      ) : credits.data ? (
        <Locked missing={credits.data.missing} />
      ) : credits.error ? (
        <ErrorState
          title="The generator could not be loaded"
          onRetry={() => void credits.refetch()}
          isRetrying={credits.isFetching}
        >
          {errorMessage(credits.error)}
        </ErrorState>
      ) : (
        <GeneratorSkeleton />
      )}
    </div>
  )
}

const rows = ['a', 'b', 'c', 'd']

function GeneratorSkeleton() {
  return (
    <>
      <LoadingWords>Loading the generator</LoadingWords>
      <div className="grid gap-6" aria-hidden="true">
        {rows.map((row) => (
          <Skeleton key={row} shape="h52" className="w-full" />
        ))}
      </div>
    </>
  )
}
