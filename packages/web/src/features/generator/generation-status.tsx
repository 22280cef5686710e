import { creditsWhenActive as given } from '@fgm/shared/family/tiers'
import { blockLabel, type GenerationStatus } from '@fgm/shared/generator'
import {
  type AiHealth,
  dayIsFull,
  isAvailable,
  retryHintSeconds,
  type ServiceStatus,
} from '@fgm/shared/health'
import { CloudOff, RotateCw } from 'lucide-react'
import { formatCount } from '../../lib/format.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WaitCountdown, WaitText } from './wait-countdown.tsx'

/** The interval for credits, limits and the state of the services: 30 seconds (spec part one §7). */
const polling = { refetchInterval: 30_000, throwOnError: false } as const
const health = { ...polling, retry: false } as const

export type StatusQuery = ReturnType<typeof useGenerationStatus>

/** Credits, limits and any wait, the state of the services, and whether an idea costs anything here. */
export function useGenerationStatus() {
  const ai = trpc.health.ai.useQuery(undefined, health)
  const services = trpc.health.services.useQuery(undefined, health)
  const query = trpc.generator.status.useQuery(undefined, polling)
  /** No AI is set up: every idea comes from the idea book, which costs nothing. */
  const isFree = ai.data?.primary_provider === null
  const message = serviceMessage(services.data, ai.data)
  return {
    status: query.data,
    isFree,
    message,
    reason: blockReason(query.data, message, isFree),
    /** When the status was true: a wait counts from then. */
    statusAt: query.dataUpdatedAt,
    isPending: query.isPending,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}

/** The price; or why nothing can be generated now, and until when. During a cooldown only its countdown is visible. */
export function PriceOrReason({ query }: { query: StatusQuery }) {
  const { reason, status } = query
  if (reason === null) return priceText(query)
  const isCooldown = status?.reason === 'cooldown_active'
  return (
    <>
      {isCooldown ? <span className="hidden-text">{reason}</span> : reason}
      <WaitText query={query} />
    </>
  )
}

/** Why nothing can be generated now, as a sentence; null when it can, or when that is unknown. */
export function blockReason(
  status: GenerationStatus | undefined,
  services: ServiceMessage | null,
  isFree = false,
): string | null {
  if (services?.isClosed) return 'Making activities is paused during maintenance.'
  if (!status) return null
  if (status.credits_remaining <= 0 && !isFree && !status.allowed)
    // Without a limit the server's sentence fits better: an administrator never had credits.
    return status.reason ? 'Your credits are used up.' : status.details
  return status.allowed ? null : `${blockLabel(status.reason)}. ${status.details}`
}

/** 'Uses 1 of your 41 credits'; without a status only the price; from the idea book that it is free, and what is left. */
export function priceText({ status, isFree }: Pick<StatusQuery, 'status' | 'isFree'>): string {
  if (isFree) {
    const left = status?.credits_remaining ?? 0
    return left === 0
      ? 'Free: from our idea book.'
      : `Free. You still have ${formatCount(left, 'credit')}.`
  }
  if (!status) return 'Uses 1 credit'
  return status.credits_remaining === 1
    ? 'Uses your last credit'
    : `Uses 1 of your ${status.credits_remaining} credits`
}

/** What the page says about the services. */
type ServiceMessage = { title: string; text: string; isClosed: boolean }

/**
 * The message for a state of the services; null while they are healthy or unknown (spec part one §4: 30 s when the
 * circuit is open, 5 s when degraded).
 */
export function serviceMessage(
  services: ServiceStatus | undefined,
  ai: Pick<AiHealth, 'status'> | undefined,
): ServiceMessage | null {
  if (!services) return null
  if (services.maintenance_mode || services.ai_generation.status === 'maintenance') {
    const text = services.maintenance_message ?? 'We are back soon. Your library stays open.'
    return { title: 'Maintenance', text, isClosed: true }
  }
  const { ai_generation } = services
  if (!isAvailable(ai_generation)) {
    const until =
      ai_generation.last_error === dayIsFull
        ? `${dayIsFull}.`
        : `Try again in ${retryHintSeconds(ai_generation)} s.`
    return {
      title: 'The AI is taking a break.',
      text: `${until} What you make before comes from our idea book and costs no credit.`,
      isClosed: false,
    }
  }
  const isSlow = ai_generation.status !== 'healthy' || (ai && ai.status !== 'healthy')
  if (!isSlow) return null
  const seconds = retryHintSeconds({ ...ai_generation, status: 'degraded' })
  return {
    title: 'The AI is slower than usual.',
    text: `If it does not respond: Try again in ${seconds} s.`,
    isClosed: false,
  }
}

/** Says when the AI is slow, away, or under maintenance; nothing otherwise. */
export function ServiceNotice({ words }: { words: ServiceMessage | null }) {
  return (
    <div role="status">
      {words && (
        <p className="note honey mb-5">
          <CloudOff className="icon" aria-hidden />
          <span>
            <b>{words.title}</b> {words.text}
          </span>
        </p>
      )}
    </div>
  )
}

type CreditCardProps = {
  query: StatusQuery
  /** While one is written, that is the reason to wait: there is nothing to count down. */
  isMaking?: boolean
}

/** Credits and limits: how many are left, what was used, and how long any wait is (spec part one §2, §4). */
export function CreditCard({ query, isMaking = false }: CreditCardProps) {
  const { status } = query
  // The price at the button says it already.
  if (status?.allowed && query.isFree && !isNearLimit(status)) return null
  return (
    <aside className="card" aria-label="Credits and limits">
      {status ? (
        <Known status={status} query={query} isMaking={isMaking} />
      ) : (
        <Unknown query={query} />
      )}
    </aside>
  )
}

function Known({ status, query, isMaking }: CreditCardProps & { status: GenerationStatus }) {
  const { credits_remaining } = status
  return (
    <>
      <h2 className="text-h3">{formatCount(credits_remaining, 'credit')} left</h2>
      {!query.isFree && <CreditTokens left={credits_remaining} />}
      {!status.allowed && !isMaking && (
        <div className="grid gap-2 mb-3 py-3 px-4 rounded-(--r-cut-s) bg-honey-soft">
          <b>{blockLabel(status.reason)}</b>
          <p className="small">{status.details}</p>
          <WaitCountdown query={query} />
        </div>
      )}
      {!query.isFree && (
        <p className="small muted">
          A new idea costs one credit. You pay only for an idea you get, and never for one from our
          idea book.
        </p>
      )}
      {(!query.isFree || isNearLimit(status)) && (
        <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-2 border-0 border-t-[1.5px] border-dashed border-line pt-3">
          <Use term="Today" used={status.daily_count} limit={status.daily_limit} />
          <Use term="This hour" used={status.hourly_count} limit={status.hourly_limit} />
          {!query.isFree && (
            <Use term="This month" used={status.used_this_month} limit={status.monthly_limit} />
          )}
        </dl>
      )}
    </>
  )
}

const countable = 100
/** How many credits each token means: fifty would be too small to count. */
const each = 5

/** Credits as tokens to count; more than a hundred are only a number. */
function CreditTokens({ left }: { left: number }) {
  const total = Math.max(given, left)
  if (total > countable) return null
  return (
    <div
      className="mt-2.5 mb-3 grid w-full max-w-84 grid-cols-[repeat(10,1fr)] gap-1.5"
      role="img"
      aria-label={left > given ? `${left} credits left` : `${left} of ${given} credits left`}
    >
      {Array.from({ length: Math.ceil(total / each) }, (_, index) => (
        <i
          key={index}
          className={classNames(
            'h-3 rounded-[6px_7px_5px_6px]',
            index * each >= left ? 'inset-ring-[1.5px] inset-ring-line' : 'bg-honey',
          )}
        />
      ))}
    </div>
  )
}

// Shown from half of the limit on: before that, limits of what is free are figures that no parent needs.
const isNearLimit = ({ daily_count, daily_limit, hourly_count, hourly_limit }: GenerationStatus) =>
  daily_count * 2 >= daily_limit || hourly_count * 2 >= hourly_limit

function Use({ term, used, limit }: { term: string; used: number; limit: number }) {
  return (
    <div>
      <dt className="label muted">{term}</dt>
      <dd className="font-strong">
        {used} of {limit}
      </dd>
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
