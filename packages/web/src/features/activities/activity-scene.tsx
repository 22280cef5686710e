import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import './activity-scene.css'
import { useSceneMarkup } from './use-scene-markup.ts'

type ActivitySceneProps = {
  /** Of a card or a page; the box stays empty while nobody knows the scene. */
  activity: { scene?: string | undefined }
  /** Small: a picture of 96 px on its own paper, for cards and rows. Otherwise it fills the width it is given. */
  size?: 'small'
}

/** The picture above what a sheet tells of an activity, on the paper of 'Do this now'. */
export function SheetScene({ activity }: Pick<ActivitySceneProps, 'activity'>) {
  return (
    <div className="sheet-scene">
      <ActivityScene activity={activity} />
    </div>
  )
}

/**
 * The picture of an activity, for every page that shows one: authored, generated or from the community. It is composed in the
 * browser from the code on the card, once it comes near the screen; its box is there from the first paint on. Decorative:
 * whatever it shows is also said in words.
 */
export function ActivityScene({ activity, size }: ActivitySceneProps) {
  const box = useRef<HTMLSpanElement>(null)
  const markup = useSceneMarkup(activity.scene, box)
  return (
    <span ref={box} className={classNames('scene', size)} aria-hidden="true">
      {markup !== undefined && <Drawing markup={markup} className="composed" />}
    </span>
  )
}
