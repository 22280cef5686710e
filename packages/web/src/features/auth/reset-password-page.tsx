import { PageTitle } from '../../ui/page-title.tsx'

/** Takes its shape next; the route and the frame around it stand. */
export function ResetPasswordPage() {
  return (
    <div className="wrap page">
      <PageTitle>A new password</PageTitle>
    </div>
  )
}
