import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { trpc } from '../../lib/trpc.ts'

/**
 * Says that a reminder was opened when its link has led here, and takes its token out of the address, which may be sent on.
 * Whether that arrives changes nothing on the page.
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
