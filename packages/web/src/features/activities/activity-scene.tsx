import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import './activity-scene.css'

type ActivitySceneProps = {
  /** Of a card or a page; the box stays empty until the scene is known. */
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

/** Cache of drawn scenes: coming back to a list shows its pictures at once. */
const drawn = new Map<string, string>()

/** The parts of all scenes, loaded when the first one is needed. After a failure the next one retries. */
let parts: Promise<typeof import('@fgm/shared/activities/scene/drawing')> | undefined

function loadParts() {
  parts ??= import('@fgm/shared/activities/scene/drawing').catch((error: unknown) => {
    parts = undefined
    throw error
  })
  return parts
}

/** The scene of a code as SVG, once its box is near the screen; undefined until then, and as long as it cannot be had. */
function useSceneMarkup(
  code: string | undefined,
  box: RefObject<HTMLElement | null>,
): string | undefined {
  const [, setDrawnCode] = useState<string>()
  useEffect(() => {
    if (code === undefined || drawn.has(code) || !box.current) return
    let isCurrent = true
    const stop = whenNear(box.current, () => {
      loadParts().then(
        ({ drawSceneOf }) => {
          if (!drawn.has(code)) drawn.set(code, drawSceneOf(code))
          if (isCurrent) setDrawnCode(code)
        },
        () => {},
      )
    })
    return () => {
      isCurrent = false
      stop()
    }
  }, [code, box])
  return code === undefined ? undefined : drawn.get(code)
}

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls once when the element is within a screen's reach; returns how to give up waiting. */
function whenNear(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear()
    return () => {}
  }
  observer ??= new IntersectionObserver(tellNear, { rootMargin: '400px' })
  waiting.set(element, onNear)
  observer.observe(element)
  return () => {
    waiting.delete(element)
    observer?.unobserve(element)
  }
}

function tellNear(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    waiting.get(target)?.()
    waiting.delete(target)
    observer?.unobserve(target)
  }
}
