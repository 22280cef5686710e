import { NoAddress, Part, TrustPage, WriteTo } from './trust-page.tsx'

/** /imprint: who runs the site, with an address where a letter arrives. */
export function ImprintPage() {
  return (
    <TrustPage title="Imprint" lead="Who runs this site.">
      {({ name, address, email }) => (
        <>
          <Part title={name ?? 'Not written down yet'}>
            {address ? (
              <address>{address}</address>
            ) : (
              <p>The people who run this site have not given their address here yet.</p>
            )}
          </Part>
          <Part title="By mail">
            {email ? (
              <p>
                <WriteTo email={email} />
              </p>
            ) : (
              <NoAddress />
            )}
          </Part>
        </>
      )}
    </TrustPage>
  )
}
