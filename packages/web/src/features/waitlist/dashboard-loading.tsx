import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'

/** The boxes of the dashboard while it is not known what stands in them. */
export function DashboardLoading() {
  return (
    <>
      <LoadingWords>Loading your place</LoadingWords>
      {['a', 'b', 'c'].map((box) => (
        <div key={box} className="card grid gap-3" aria-hidden="true">
          <Skeleton shape="h24" className="w-1/3" />
          <Skeleton shape="h52" className="w-full" />
          <Skeleton shape="h18" className="w-2/3" />
        </div>
      ))}
    </>
  )
}
