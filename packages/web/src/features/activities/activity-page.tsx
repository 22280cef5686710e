import { PageTitle } from '../../ui/page-title.tsx'

/** Takes its shape next; the route and the frame around it stand. */
export function ActivityPage() {
  return (
    <div className="wrap page">
      <PageTitle>Activity</PageTitle>
    </div>
  )
}
