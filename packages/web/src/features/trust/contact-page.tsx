import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { NoAddress, Part, TrustPage } from './trust-page.tsx'

/** /contact: how to reach a person, and what is quicker without one. */
export function ContactPage() {
  return (
    <TrustPage title="Contact" lead="Where to turn when something is not right.">
      {({ email }) => (
        <>
          <Part title="If a child is in danger">
            <p>Please do not wait for us: call the emergency number of your country.</p>
            <ButtonTo to={paths.help} variant="primary" isBlock>
              Help in Hard Moments
            </ButtonTo>
          </Part>
          {email ? (
            <Part title="By email">
              <LinkButton href={`mailto:${email}`} icon={Mail} isBlock>
                {email}
              </LinkButton>
            </Part>
          ) : (
            <NoAddress />
          )}
          <Part title={email ? 'Quicker than an email' : 'What you can do yourself'}>
            <ul>
              <li>
                Cannot get in? <Link to={paths.forgotPassword}>Choose a new password</Link>.
              </li>
              <li>
                Something in the community is not right? Open it and press Report: it reaches those
                who run this site, with all they need.
              </li>
              <li>
                Another name? You can change it in <Link to={paths.profile}>your profile</Link>,
                under Account.
              </li>
              <li>
                Take your data along, or leave? It is in{' '}
                <Link to={paths.profile}>your profile</Link>, under Account.
              </li>
            </ul>
          </Part>
        </>
      )}
    </TrustPage>
  )
}
