import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Part, TrustPage, WriteToUs } from './trust-page.tsx'

/** /contact: how to reach a person. */
export function ContactPage() {
  return (
    <TrustPage title="Contact" lead="How to reach the people who run this site.">
      {(operator) => (
        <>
          <Part title="Write to us">
            <p>
              <WriteToUs operator={operator} />
            </p>
          </Part>
          <Part title="Quicker than a mail">
            <ul>
              <li>
                Cannot get in? <Link to={paths.forgotPassword}>Choose a new password</Link>.
              </li>
              <li>
                Something in the community is not right? Open it and press Report: it reaches us
                with all we need.
              </li>
              <li>
                Take your data along, or leave? It is in{' '}
                <Link to={paths.profile}>your profile</Link>, under Account.
              </li>
            </ul>
          </Part>
          <Part title="If a child is in danger">
            <p>Please do not wait for us: call the emergency number of your country.</p>
          </Part>
        </>
      )}
    </TrustPage>
  )
}
