import { Link, useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../session/session.tsx'
import '../from-list.ts'

/** Back to the list: the real way back where the parent came from it, so that filters and place are kept. */
export function BackLink() {
  const router = useRouter()
  const session = useSession()
  const canGoBack = useCanGoBack()
  const isFromList = useLocation({ select: (location) => location.state.from_list === true })

  function goBack(event: MouseEvent) {
    if (!canGoBack || !isFromList) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to={paths.activities} className="back-link" onClick={goBack}>
      <ArrowLeft className="icon" aria-hidden />
      {session.state === 'signed_out' ? 'Sample Activities' : 'My Activities'}
    </Link>
  )
}
