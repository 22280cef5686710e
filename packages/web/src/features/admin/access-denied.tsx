import { useWayBack } from '../../app/gates/sign-in-ways.tsx'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import type { Denial } from './use-providers.ts'

const title = 'Access Denied'

/** Under the heading 'Access Denied': the server's sentence, and a way on. */
export function AccessDenied({ denial }: { denial: Denial }) {
  const { isSignedOut, sentence } = denial
  const search = useWayBack()
  return (
    <div role="alert" className="grid justify-items-start gap-4 mt-3">
      {/* The server's sentence for a parent may be the heading itself; it is not said twice. */}
      <p>{sentence === title ? 'This page is for those who run Five Good Minutes.' : sentence}</p>
      {isSignedOut ? (
        <ButtonTo to={paths.login} search={search} variant="primary" size="small">
          Log In
        </ButtonTo>
      ) : (
        <ButtonTo to={paths.activities} variant="primary" size="small">
          Back to the activities
        </ButtonTo>
      )}
    </div>
  )
}
