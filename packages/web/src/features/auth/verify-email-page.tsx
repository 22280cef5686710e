import { PageTitle } from '../../ui/page-title.tsx'

/** Takes its shape next; the route and the frame around it stand. */
export function VerifyEmailPage() {
  return (
    <div className="wrap page">
      <PageTitle>Your e-mail address</PageTitle>
    </div>
  )
}
