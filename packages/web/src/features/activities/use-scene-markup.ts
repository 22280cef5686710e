import { type RefObject, useEffect, useState } from 'react'

/** Drawn already: whoever comes back to a list sees its pictures at once. */
const drawn = new Map<string, string>()

/** The parts of all scenes, loaded when the first one is needed. A failure is forgotten, so that the next one asks anew. */
let parts: Promise<typeof import('@fgm/shared/activities/scene/drawing')> | undefined

function loadParts() {
  parts ??= import('@fgm/shared/activities/scene/drawing').catch((error: unknown) => {
    parts = undefined
    throw error
  })
  return parts
}

/** The scene of a code as SVG, once its box is near the screen; undefined until then, and as long as it cannot be had. */
export function useSceneMarkup(
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
