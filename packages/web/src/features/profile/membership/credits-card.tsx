import { formatCount } from '../../../lib/format.ts'
import type { Profile } from '../profile-header.tsx'

/** How many ideas the AI still makes for this family. */
export function CreditsCard({ profile }: { profile: Profile }) {
  const { remaining, total, used } = profile.ai_credits
  return (
    <section className="card profile-section" aria-labelledby="credits">
      <h2 id="credits">AI credits</h2>
      {total > 0 ? (
        <>
          <p>
            <b>{formatCount(remaining, 'credit')} left</b> of {total}, {used} used.
          </p>
          <p className="muted small">
            One finished idea costs one credit. A stopped, failed or unsafe one costs nothing.
          </p>
        </>
      ) : (
        <p className="muted">Credits for own ideas come with premium.</p>
      )}
    </section>
  )
}
