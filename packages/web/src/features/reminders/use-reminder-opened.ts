import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'

/**
 * Reports that a reminder was opened when its link has led here, and removes its token from the address, which may be
 * shared. The page does not depend on the result.
 */
export function useReminderOpened(): void {
  const { mutate } = trpc.reminders.changeByLink.useMutation({ meta: { shows_own_error: true } })
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  useEffect(() => {
    const token = /^reminder=(.+)$/.exec(hash)?.[1]
    if (!token) return
    void navigate({ to: '.', hash: '', replace: true, resetScroll: false })
    mutate({ token, action: 'opened' })
  }, [hash, mutate, navigate])
}
