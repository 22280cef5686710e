import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useWayBack } from '../../session/sign-in-ways.tsx'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Denial } from './providers/use-providers.ts'

const title = 'Access Denied'

/** Nobody is let in here but those who run the place: the server's sentence, and a way on. */
export function AccessDenied({ denial }: { denial: Denial }) {
  const { isSignedOut, sentence } = denial
  const search = useWayBack()
  return (
    <div className="wrap page">
      <div className="card empty" role="alert">
        <Drawing markup={cardboardHouseSvg} />
        <PageTitle>{title}</PageTitle>
        {/* The server's sentence for a parent may be the heading itself; it is not said twice. */}
        {sentence !== title && <p>{sentence}</p>}
        <p className="muted">
          {isSignedOut
            ? 'This room is for those who run Five Good Minutes. All the others are open to you.'
            : 'This room is for those who run Five Good Minutes. Everything of your family is where it was.'}
        </p>
        <div className="row">
          {isSignedOut && (
            <ButtonTo to={paths.login} search={search} variant="primary" size="small">
              Log In
            </ButtonTo>
          )}
          <ButtonTo
            to={paths.activities}
            variant={isSignedOut ? 'secondary' : 'primary'}
            size="small"
          >
            Back to the activities
          </ButtonTo>
        </div>
      </div>
    </div>
  )
}
