import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Part, TrustPage, WriteTo } from './trust-page.tsx'

/** /imprint: who runs the site, with an address where a letter arrives. */
export function ImprintPage() {
  return (
    <TrustPage title="Imprint" lead="Who runs this site.">
      {({ name, address, email }) => (
        <>
          {name || address ? (
            <Part title={name ?? 'By letter'}>
              {address ? (
                <address>{address}</address>
              ) : (
                <p>A postal address is not given here yet.</p>
              )}
            </Part>
          ) : (
            <p>
              The people who run this site have not given their name and address here yet. See what
              you can do yourself under <Link to={paths.contact}>Contact</Link>.
            </p>
          )}
          {email && (
            <Part title="By email">
              <p>
                <WriteTo email={email} />
              </p>
            </Part>
          )}
        </>
      )}
    </TrustPage>
  )
}
