import { useEffect, useRef } from 'react'
import { useChildren } from '../children/use-children.ts'
import { Making } from './result/making.tsx'
import { ResultView } from './result/result-view.tsx'
import { useGeneration } from './use-generation.ts'
import { useGenerationStatus } from './use-generation-status.ts'
import { useServiceWords } from './wishes/use-services.ts'
import { useWishForm } from './wishes/use-wish-form.ts'
import { WishView } from './wishes/wish-view.tsx'

/** The wishes, the writing, the result. What was wished stays through all three. */
export function Generator() {
  const family = useChildren()
  const { form, forget } = useWishForm(family.child)
  const generation = useGeneration()
  const query = useGenerationStatus()
  const services = useServiceWords()
  const { running, result } = generation
  const view = running ? 'making' : result ? 'result' : 'wishes'
  useEffect(() => {
    if (result) forget()
  }, [result, forget])
  useArrival(view, generation.ending !== null)

  return (
    <div className="wrap page generator-page">
      {running ? (
        <Making running={running} query={query} onStop={generation.stop} />
      ) : result ? (
        <ResultView
          key={result.generation.activity.id}
          result={result}
          generation={generation}
          query={query}
          services={services}
          family={family}
        />
      ) : (
        <WishView
          form={form}
          family={family}
          generation={generation}
          query={query}
          services={services}
        />
      )}
    </div>
  )
}

/**
 * The button that was pressed is gone: eye and screen reader go on at the heading. A result takes the focus to its own
 * title, and an ending to its sentence.
 */
function useArrival(view: 'making' | 'result' | 'wishes', hasEnded: boolean) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo({ top: 0 })
    if (view === 'result' || hasEnded) return
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [view, hasEnded])
}
