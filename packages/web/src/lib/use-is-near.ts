import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The ref of an element, and whether it has come near the screen: expensive drawings wait for that, in a box that
 * already has its size. Once near, it stays so.
 */
export function useIsNear<One extends Element>(): [RefObject<One | null>, boolean] {
  const element = useRef<One>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear((before) => before || entries.some((one) => one.isIntersecting)),
      { rootMargin: '400px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isNear]
}
