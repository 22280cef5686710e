import { NoAddress, Part, TrustPage, WriteTo } from './trust-page.tsx'

/** /imprint: who runs the site, with an address where a letter arrives. */
export function ImprintPage() {
  return (
    <TrustPage title="Imprint" lead="Who runs this site.">
      {({ name, address, email }) => (
        <>
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
        </>
      )}
    </TrustPage>
  )
}
