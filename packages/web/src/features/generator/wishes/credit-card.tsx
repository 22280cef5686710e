import { blockLabel, type GenerationStatus } from '@fgm/shared/generator'
import { RotateCw } from 'lucide-react'
import { formatCount } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WaitCountdown } from '../result/wait-countdown.tsx'
import type { StatusQuery } from '../use-generation-status.ts'
import { CreditTokens } from './credit-tokens.tsx'

type CreditCardProps = {
  query: StatusQuery
  /** While one is written, that one is the reason to wait: nothing to count down. */
  isMaking?: boolean
}

/** Credits and limits: how many are left, what was used, and how long any wait is (spec part one §2, §4). */
export function CreditCard({ query, isMaking = false }: CreditCardProps) {
  const { status } = query
  return (
    <aside className="card credit-card" aria-label="Credits and limits">
      {status ? (
        <Known status={status} query={query} isMaking={isMaking} />
      ) : (
        <Unknown query={query} />
      )}
    </aside>
  )
}

type KnownProps = CreditCardProps & { status: GenerationStatus }

function Known({ status, query, isMaking }: KnownProps) {
  const { credits_remaining } = status
  return (
    <>
      <h2 className="text-h3">{formatCount(credits_remaining, 'credit')} left</h2>
      <CreditTokens left={credits_remaining} />
      {!status.allowed && !isMaking && <Block status={status} query={query} />}
      <p className="small muted">
        One finished idea costs one credit. A stopped, failed or unsafe one costs nothing.
      </p>
      <dl className="credit-limits">
        <Use term="Today" used={status.daily_count} limit={status.daily_limit} />
        <Use term="This hour" used={status.hourly_count} limit={status.hourly_limit} />
        <Use term="This month" used={status.used_this_month} limit={status.monthly_limit} />
      </dl>
    </>
  )
}

type UseProps = { term: string; used: number; limit: number }

function Use({ term, used, limit }: UseProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {used} of {limit}
      </dd>
    </div>
  )
}

// Why not now, and until when.
function Block({ status, query }: { status: GenerationStatus; query: StatusQuery }) {
  return (
    <div className="credit-block">
      <b>{blockLabel(status.reason)}</b>
      <p className="small">{status.details}</p>
      {status.wait_seconds > 0 && (
        <WaitCountdown query={query} wait_seconds={status.wait_seconds} />
      )}
    </div>
  )
}

function Unknown({ query }: { query: StatusQuery }) {
  if (query.isPending) {
    return (
      <div className="grid gap-3" aria-hidden="true">
        <Skeleton shape="h24" className="w-1/2" />
        <Skeleton shape="h36" className="w-full" />
        <Skeleton shape="h52" className="w-full" />
      </div>
    )
  }
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <b>Unable to load generation status</b>
      <p className="small muted">Your credits are safe. You can still make an activity.</p>
      <Button size="small" icon={RotateCw} isPending={query.isFetching} onClick={query.refetch}>
        Try Again
      </Button>
    </div>
  )
}
