import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { NoAddress, Part, TrustPage, WriteTo } from './trust-page.tsx'

/** /imprint: who runs the site, with a postal address. */
export function ImprintPage() {
  return (
    <TrustPage title="Imprint" lead="Who runs this site.">
      {({ name, address, email }) => (
        <>
          <div className="card grid items-center gap-5 desk:grid-cols-[1fr_minmax(0,1.2fr)] desk:gap-10 desk:p-8 [&_section+section_h2]:text-body">
            <Drawing markup={litHouseSvg} className="w-full max-w-[130px] desk:max-w-[220px]" />
            <div className="grid gap-6">
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
              Five Good Minutes gives parents ideas for a few minutes with their child. What we keep
              is under <Link to={paths.privacy}>Privacy</Link>, what you may expect under{' '}
              <Link to={paths.terms}>Terms</Link>, and how refunds work under{' '}
              <Link to={paths.refunds}>Refunds</Link>.
            </p>
          </Part>
        </>
      )}
    </TrustPage>
  )
}
