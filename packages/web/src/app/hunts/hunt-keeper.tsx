import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { rememberFamily } from './kept-hunts.ts'
import { registerServiceWorker } from './service-worker-registration.ts'
import { sendUnsent } from './unsent-completions.ts'
import { useCompletionServer } from './use-completion-server.ts'
import type { HuntFamily } from './use-hunt-family.ts'

const first_wait = 5_000
const longest_wait = 300_000

/**
 * Draws nothing. While a family is here it sends what waits: at once, when the network is back, when the page is looked
 * at again, and now and then until the server has it. When the family signs out, its kept hunts go.
 */
export function HuntKeeper() {
  const server = useCompletionServer()
  const queryClient = useQueryClient()
  const utils = trpc.useUtils()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = first_wait
    let isOver = false
    async function send() {
      clearTimeout(timer)
      const sending = await sendUnsent(server)
      if (sending === 'sent') void queryClient.invalidateQueries()
      if (isOver || sending !== 'waiting') return
      timer = setTimeout(send, wait)
      wait = Math.min(wait * 2, longest_wait)
    }
    function sendNow() {
      if (document.visibilityState === 'hidden') return
      wait = first_wait
      void send()
    }
    void send()
    function comeBack() {
      void queryClient.invalidateQueries()
      sendNow()
    }
    window.addEventListener('online', comeBack)
    document.addEventListener('visibilitychange', sendNow)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', sendNow)
    }
  }, [server, queryClient])

  useEffect(
    () => () => {
      // It goes for other reasons, too: only an answer of the server says that nobody is here.
      void utils.auth.status.ensureData().then(
        ({ user }) => user ?? rememberFamily(null),
        () => {},
      )
    },
    [utils],
  )
  return null
}

/**
 * Stands on the pages of the hunts: who opens one may want to play it without a network. Where nobody answers, the bar
 * of the signed-in family is not there, and the keeper in it neither.
 */
export function OfflineKeeper({ family }: { family: HuntFamily }) {
  useEffect(() => {
    if (family.state === 'here') registerServiceWorker()
  }, [family.state])
  return family.state === 'here' && family.user === null ? <HuntKeeper /> : null
}
