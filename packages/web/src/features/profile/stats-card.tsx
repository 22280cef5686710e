import type { ActivityStats } from '@fgm/shared/family/account'
import { errorMessage } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'

const figures: { key: keyof ActivityStats; words: string }[] = [
  { key: 'completed', words: 'Done together' },
  { key: 'favorites', words: 'Favorites' },
  { key: 'saved', words: 'Saved' },
  { key: 'ai_generated', words: 'Made with AI' },
]

/** What the family did in four figures, all children together, and the three ways to the next one. */
export function StatsCard() {
  return (
    <section className="card profile-section" aria-labelledby="stats">
      <h2 id="stats">Your five good minutes</h2>
      <Figures />
      <div className="row row-wrap profile-ways">
        <ButtonTo to={paths.activities} variant="calm" size="small">
          My Activities
        </ButtonTo>
        <ButtonTo to={paths.generator} variant="secondary" size="small">
          Make one with AI
        </ButtonTo>
        <ButtonTo to={paths.premiumLibrary} variant="secondary" size="small">
          Premium library
        </ButtonTo>
      </div>
    </section>
  )
}

function Figures() {
  const stats = trpc.account.stats.useQuery(undefined, { throwOnError: false })
  const { data } = stats
  if (data)
    return (
      <dl className="profile-figures">
        {figures.map(({ key, words }) => (
          <div key={key}>
            <dt>{words}</dt>
            <dd>{data[key]}</dd>
          </div>
        ))}
      </dl>
    )
  if (stats.isPending)
    return (
      <>
        <LoadingWords>Loading your figures</LoadingWords>
        <Skeleton shape="h52" className="w-full" />
      </>
    )
  return (
    <>
      <FormError error={`Your figures could not be loaded. ${errorMessage(stats.error)}`} />
      <Button
        size="small"
        isPending={stats.isFetching}
        onClick={() => void stats.refetch()}
        aria-label="Try Again: figures"
      >
        Try Again
      </Button>
    </>
  )
}
