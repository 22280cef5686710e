import { trpc } from '../../lib/trpc.ts'
import { Card } from '../../ui/card.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { BarChart } from './bar-chart.tsx'
import { FetchFailure } from './fetch-failure.tsx'

/** How many registered, and how many activities were made, on each of the last 30 days. */
export function LaunchCharts() {
  const history = trpc.admin.launchDays.useQuery(undefined, { throwOnError: false })
  const days = history.data?.days
  return (
    <Card className="grid gap-5">
      <h2 className="text-h3">Day by day</h2>
      <FetchFailure what="the days" query={history} />
      {history.isPending && (
        <>
          <LoadingWords>Loading the days</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
      {days && (
        <div className="grid gap-6 desk:grid-cols-2">
          <BarChart
            title="Registrations per day"
            noun="registration"
            days={days.map(({ day, registrations }) => ({ day, count: registrations }))}
          />
          <BarChart
            title="Generations per day"
            noun="generation"
            days={days.map(({ day, generations }) => ({ day, count: generations }))}
          />
        </div>
      )}
    </Card>
  )
}
