import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../session/session.tsx'
import { Dots } from '../../ui/dots.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import familiesSvg from '../../ui/drawings/families.svg?raw'
import { useVisitorStory } from '../launch/use-visitor-story.ts'
import { useRegistrationInfo } from './use-registration-info.ts'

// Only a family that is in sees it, so a first visit goes without its script.
const BringAFriend = lazyWithRetry(async () => (await import('./bring-a-friend.tsx')).BringAFriend)

/** The founding offer, or for a family that is in, how to bring a friend. Its place is kept until we know which. */
export function PromoCard() {
  const session = useSession()
  return (
    <section className="band" id="founding">
      <div className="wrap">
        <div className="promo-place">
          {session.state === 'signed_out' && <FoundingOffer />}
          {session.state === 'signed_in' && <BringAFriend user={session.user} />}
        </div>
      </div>
    </section>
  )
}

function FoundingOffer() {
  const { promoHeading, promoBody, promoNote } = useVisitorStory()
  const spots = useRegistrationInfo()?.spots_remaining
  return (
    <div className="card lift promo">
      {typeof spots === 'number' ? (
        <Dots taken={foundingSpots - spots} total={foundingSpots} />
      ) : (
        <Drawing markup={familiesSvg} />
      )}
      <div>
        <h2 className="promo-heading">{promoHeading}</h2>
        <p className="promo-body">{promoBody}</p>
        <div className="row row-wrap">
          <ButtonTo to={paths.register} variant="primary">
            Sign Up Now
          </ButtonTo>
          <ButtonTo to={paths.login} variant="secondary">
            Log In
          </ButtonTo>
        </div>
        <p className="promo-fine label muted">{promoNote}</p>
      </div>
    </div>
  )
}
