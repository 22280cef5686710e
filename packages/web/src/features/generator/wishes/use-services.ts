import {
  type AiHealth,
  dayIsFull,
  isAvailable,
  retryHintSeconds,
  type ServiceStatus,
} from '@fgm/shared/health'
import { trpc } from '../../../lib/trpc.ts'

const polling = { refetchInterval: 30_000, throwOnError: false, retry: false } as const

/** What the page says about the services; nothing while they are well. */
export type ServiceWords = { title: string; text: string; isClosed: boolean }

/** How the services are, asked for every 30 seconds. When they cannot be asked, nothing is said. */
export function useServiceWords(): ServiceWords | null {
  const services = trpc.health.services.useQuery(undefined, polling)
  const ai = trpc.health.ai.useQuery(undefined, polling)
  return serviceWords(services.data, ai.data)
}

/** The words for a state of the services (spec part one §4: 30 s when the circuit is open, 5 s when degraded). */
export function serviceWords(
  services: ServiceStatus | undefined,
  ai: Pick<AiHealth, 'status'> | undefined,
): ServiceWords | null {
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
    text: `If it does not answer: Try again in ${seconds} s.`,
    isClosed: false,
  }
}
