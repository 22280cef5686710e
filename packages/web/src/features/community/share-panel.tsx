import { isIn } from '@fgm/shared/family/membership'
import { useState } from 'react'
import { errorMessage, requestId } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import type { SessionUser } from '../../session/session.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../ui/drawings/high-five.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../flags/feature-gate.tsx'
import { ShareSheet } from './share-sheet.tsx'
import { ShareableRow } from './shareable-row.tsx'

/** 'Share and Connect': a family's own creations, and whether the community has them. */
export function SharePanel({ user }: { user: SessionUser }) {
  const own = trpc.community.shareable.useQuery(undefined, { throwOnError: false })
  const [previewed, setPreviewed] = useState<string | null>(null)
  const canShare = isIn(user)
  if (own.isPending) return <Loading />
  if (!own.data)
    return (
      <ErrorState
        title="Your activities could not be loaded"
        onRetry={() => void own.refetch()}
        isRetrying={own.isFetching}
        requestId={requestId(own.error)}
      >
        {errorMessage(own.error)} They are safe.
      </ErrorState>
    )
  if (own.data.activities.length === 0)
    return <div className="community-empty">{canShare ? <NothingYet /> : <OpensWithPremium />}</div>
  return (
    <section aria-labelledby="own">
      <div className="section-head">
        <h2 id="own" className="text-h3">
          Share and Connect
        </h2>
        <ButtonTo to={paths.generator} size="small">
          Create with AI
        </ButtonTo>
      </div>
      {!canShare && <ForMembers />}
      <ul className="grid gap-3">
        {own.data.activities.map((activity) => (
          <li key={activity.id}>
            <ShareableRow
              activity={activity}
              onPreview={canShare ? () => setPreviewed(activity.id) : undefined}
            />
          </li>
        ))}
      </ul>
      {previewed && <ShareSheet activity_id={previewed} onClose={() => setPreviewed(null)} />}
    </section>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing of your own yet"
      actions={
        <ButtonTo to={paths.generator} variant="primary" size="small">
          Create with AI
        </ButtonTo>
      }
    >
      Make an activity for your child. If it was a good one, you can pass it on from here: without
      names, and only when you say so.
    </EmptyState>
  )
}

function OpensWithPremium() {
  return (
    <EmptyState
      title="Sharing comes with your membership"
      drawing={<Drawing markup={highFiveSvg} />}
      actions={
        <ButtonTo to={paths.upgrade} variant="primary" size="small">
          Upgrade
        </ButtonTo>
      }
    >
      With it you make activities of your own and pass on the good ones. Until then you can take
      home what others share.
    </EmptyState>
  )
}

function ForMembers() {
  return (
    <div className="note honey share-row mb-5">
      <p className="grow">
        <b>Sharing comes with your membership.</b> Until then you can take home what others share.
      </p>
      <ButtonTo to={paths.upgrade} variant="primary" size="small">
        Upgrade
      </ButtonTo>
    </div>
  )
}
