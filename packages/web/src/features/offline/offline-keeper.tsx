import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNetwork } from '../../lib/network.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast.ts'
import { onListKept, wasListSeen } from './answer-keeper.ts'
import { keepDetails } from './kept-details.ts'
import { whenIdle } from './service-worker-registration.ts'
import { sendUnsent } from './unsent-completions.ts'
import { useCompletionServer } from './use-completion-server.ts'

const firstWait = 5_000
const longestWait = 300_000

/**
 * Draws nothing. While a family is here it keeps what opens from a list that was seen, and sends what waits: at once,
 * when the network is back, when the page is looked at again, and now and then until the server has it.
 */
export function OfflineKeeper({ family_id }: { family_id: string }) {
  const server = useCompletionServer()
  const queryClient = useQueryClient()
  const network = useNetwork()
  const { client } = trpc.useUtils()

  useEffect(() => {
    const keepWhatOpens = () =>
      whenIdle(() => {
        if (!network.isAway()) void keepDetails(client, family_id)
      })
    if (wasListSeen(queryClient)) keepWhatOpens()
    return onListKept(keepWhatOpens)
  }, [queryClient, network, client, family_id])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = firstWait
    let isOver = false
    async function send() {
      clearTimeout(timer)
      if (network.isAway()) return 'waiting'
      const sending = await sendUnsent(server)
      if (sending === 'sent') void queryClient.invalidateQueries()
      if (isOver || sending !== 'waiting') return sending
      timer = setTimeout(send, wait)
      wait = Math.min(wait * 2, longestWait)
      return sending
    }
    function sendNow() {
      wait = firstWait
      return send()
    }
    function lookedAt() {
      if (document.visibilityState !== 'hidden') void sendNow()
    }
    async function comeBack() {
      if (network.isAway()) return
      const sending = await sendNow()
      if (isOver) return
      if (sending !== 'sent') void queryClient.invalidateQueries()
      const saved = sending === 'sent' ? ' What you noted meanwhile is saved.' : ''
      showToast({ message: `You are online again.${saved}` })
    }
    void send()
    const stopListening = network.subscribe(() => void comeBack())
    document.addEventListener('visibilitychange', lookedAt)
    return () => {
      isOver = true
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', lookedAt)
    }
  }, [server, queryClient, network])
  return null
}
