import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { NoAddress, Part, TrustPage, WriteTo } from './trust-page.tsx'

/** /imprint: who runs the site, with an address where a letter arrives. */
export function ImprintPage() {
  return (
    <TrustPage title="Imprint" lead="Who runs this site.">
      {({ name, address, email }) => (
        <>
          <div className="card trust-card">
            <Drawing markup={litHouseSvg} />
            <div>
              {name || address ? (
                <Part title={name ?? 'By letter'}>{address && <address>{address}</address>}</Part>
              ) : (
                <NoAddress />
              )}
              {email && (
                <Part title="By email">
                  <p>
                    <WriteTo email={email} />
                  </p>
                </Part>
              )}
            </div>
          </div>
          <Part title="What this site is">
            <p>
              Five Good Minutes gives parents ideas for a few minutes with their child. Read what we
              keep under <Link to={paths.privacy}>Privacy</Link>, what you may expect under{' '}
              <Link to={paths.terms}>Terms</Link>, and how you get money back under{' '}
              <Link to={paths.refunds}>Refunds</Link>.
            </p>
          </Part>
        </>
      )}
    </TrustPage>
  )
}
