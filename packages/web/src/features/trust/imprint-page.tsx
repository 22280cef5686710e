import { Part, TrustPage, WriteToUs } from './trust-page.tsx'

/** /imprint: who runs the site, with an address where a letter arrives. */
export function ImprintPage() {
  return (
    <TrustPage title="Imprint" lead="Who runs this site.">
      {(operator) => (
        <Part title={operator.name ?? 'Not written down yet'}>
          {operator.address ? (
            <address>{operator.address}</address>
          ) : (
            <p>The people who run this site have not given their address here yet.</p>
          )}
          <p>
            <WriteToUs operator={operator} />
          </p>
        </Part>
      )}
    </TrustPage>
  )
}
