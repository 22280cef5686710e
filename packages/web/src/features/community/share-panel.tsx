import { fits } from '@fgm/shared/activities/ranking'
import type { ShareableActivity } from '@fgm/shared/community/community'
import { waitingSentence } from '@fgm/shared/community/review'
import { isMember } from '@fgm/shared/family/membership'
import { useNavigate } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import type { SessionUser } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import highFiveSvg from '../../ui/drawings/high-five.svg?raw'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { FormError } from '../../ui/form.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { ActivityFacts } from '../activities/activity-card.tsx'
import { ActivityScene } from '../activities/activity-scene.tsx'
import { LoadingCards } from '../activities/card-grid.tsx'
import { useChildren } from '../children/use-children.ts'
import { CommunityCard } from './community-card.tsx'
import { ShareSheet } from './share-sheet.tsx'

/** 'Share and Connect': a family's own creations, and whether the community has them. */
export function SharePanel({ user }: { user: SessionUser }) {
  const own = trpc.community.shareable.useQuery(undefined, { throwOnError: false })
  const [previewed, setPreviewed] = useState<string | null>(null)
  const canShare = isMember(user)
  if (own.isPending) return <LoadingCards />
  if (!own.data)
    return (
      <LoadFailure title="Your activities could not be loaded" query={own}>
        They are safe.
      </LoadFailure>
    )
  const { activities } = own.data
  const isEmpty = activities.length === 0
  return (
    <div className={classNames('share-columns', isEmpty && 'community-empty')}>
      <section aria-labelledby="own">
        <h2 id="own" className={classNames('text-h3', isEmpty && 'max-desk:hidden')}>
          Your own activities
        </h2>
        {isEmpty && (canShare ? <NothingYet /> : <OpensWithPremium />)}
        {!isEmpty && (
          <>
            <p className="muted max-desk:mt-1 max-desk:mb-5">
              Pass on what went well at home. Others see the activity and your first name, and only
              what you share.
            </p>
            {!canShare && (
              <div className="note honey row row-wrap share-row mb-5">
                <p className="grow">
                  <b>Sharing comes with your membership.</b> Until then you can take home what
                  others share.
                </p>
                <ButtonTo to={paths.upgrade} variant="primary" size="small">
                  Upgrade
                </ButtonTo>
              </div>
            )}
            <ul className="grid gap-5">
              {activities.map((activity) => (
                <li key={activity.id}>
                  <ShareableRow
                    activity={activity}
                    onPreview={canShare ? () => setPreviewed(activity.id) : undefined}
                  />
                </li>
              ))}
              <li className="share-room">
                <ButtonTo to={paths.generator} variant="text" isBlock icon={Lightbulb}>
                  Make your own
                </ButtonTo>
              </li>
            </ul>
          </>
        )}
      </section>
      <Example />
      {previewed && <ShareSheet activity_id={previewed} onClose={() => setPreviewed(null)} />}
    </div>
  )
}

/**
 * An example of how shared activities look to other families: of the trending ones that others shared and that fit the child the
 * second, because 'Discover Activities' begins with the first; the first where it is the only one. Nothing where there is none.
 */
function Example() {
  const navigate = useNavigate()
  const { child, isSettled } = useChildren({ isQuiet: true })
  const trending = trpc.community.trending.useQuery(undefined, { throwOnError: false })
  const others = trending.data?.items.filter(({ is_mine }) => !is_mine) ?? []
  const fitting = others.filter(({ activity }) => !child || fits(activity, child.age))
  const example = fitting[1] ?? fitting[0] ?? others[0]
  if (!example || !isSettled) return null
  return (
    <section className="share-example" aria-labelledby="example">
      <h2 id="example" className="text-h3">
        How a shared one looks
      </h2>
      <div>
        <CommunityCard
          item={example}
          onOpen={() => void navigate({ to: paths.community, search: { item: example.id } })}
        />
      </div>
    </section>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing of your own yet"
      actions={
        <ButtonTo to={paths.generator} variant="primary" size="small">
          Make your own
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
      drawing={highFiveSvg}
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

type ShareableRowProps = {
  activity: ShareableActivity
  /** Left out where this family may not share. */
  onPreview: (() => void) | undefined
}

/** One own creation: its state in the community, and its one action. */
function ShareableRow({ activity, onPreview }: ShareableRowProps) {
  const { id, title, community_state } = activity
  const canTakeBack = community_state === 'shown' || community_state === 'waiting'
  const canShare = community_state === null || community_state === 'declined'
  const unshare = trpc.community.unshare.useMutation(toastResult())
  return (
    <article className="card">
      <div className="row row-wrap share-row">
        <ActivityScene activity={activity} size="small" />
        <div className="grow">
          <h3 className="mb-1.5 text-read">{title}</h3>
          <ActivityFacts activity={activity} hasNoNeeds />
          <StateWords activity={activity} />
        </div>
        {canTakeBack && (
          <Button
            size="small"
            isPending={unshare.isPending}
            onClick={() => unshare.mutate({ activity_id: id })}
          >
            {community_state === 'waiting' ? 'Take it back' : 'Stop sharing'}
            <span className="hidden-text"> {title}</span>
          </Button>
        )}
        {canShare && onPreview && (
          <Button variant="calm" size="small" aria-haspopup="dialog" onClick={onPreview}>
            Preview and share<span className="hidden-text"> {title}</span>
          </Button>
        )}
      </div>
      <FormError error={unshare.error} />
    </article>
  )
}

function StateWords({ activity }: { activity: ShareableActivity }) {
  const { community_state: state, decline_sentence } = activity
  if (state === 'waiting')
    return (
      <>
        <Chip tone="honey">Waiting to be read</Chip>
        <p className="small muted mt-2">{waitingSentence}</p>
      </>
    )
  if (state === 'declined')
    return (
      <p className="small muted">
        We did not show it to other families. {decline_sentence} You can change it and share it
        again.
      </p>
    )
  if (state === 'shown') return <Chip tone="teal">Shared</Chip>
  if (state === 'hidden')
    return <p className="small muted">Reported. An administrator will look at it first.</p>
  if (state === 'removed')
    return <p className="small muted">An administrator took it out of the community.</p>
  return null
}
