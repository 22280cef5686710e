import { useSession } from './session.tsx'
import { BottomBar } from './signed-in-parts.tsx'

/** The five places on a page whose address hides them, where it leads nowhere: there is nothing else to press. */
export function DeadEndBar() {
  const session = useSession()
  return session.state === 'signed_in' ? <BottomBar /> : null
}
