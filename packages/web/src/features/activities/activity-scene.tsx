import type { Where } from '@fgm/shared/activities/right-now'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { useIsNear } from '../../lib/use-is-near.ts'
import { classNames } from '../../ui/class-names.ts'
import './activity-scene.css'

type ActivitySceneProps = {
  /** The scene of a card or a page; the box stays empty until it is known. */
  activity: { scene?: string | undefined }
  /** Small: a picture of 96 px on its own paper, for cards and rows. Otherwise it fills the available width. */
  size?: 'small'
  /** Where the family is: it is drawn there. */
  where?: Where | null
}

const ComposedScene = lazyWithRetry(
  async () => (await import('./composed-scene.tsx')).ComposedScene,
  { isSilent: true },
)

/**
 * The picture of an activity, for every page that shows one: authored, generated or from the community. It is
 * composed in the browser from the code on the card, once it comes near the screen; its box is there from the first
 * paint on. Decorative: what it shows is also said in words.
 */
export function ActivityScene({ activity: { scene }, size, where }: ActivitySceneProps) {
  const [box, isNear] = useIsNear<HTMLSpanElement>()
  return (
    <span ref={box} className={classNames('scene', size)} aria-hidden="true">
      {isNear && scene !== undefined && <ComposedScene code={scene} where={where} />}
    </span>
  )
}
