import { drawSceneOf } from '@fgm/shared/activities/scene/drawing'
import { useMemo } from 'react'
import { Drawing } from '../../ui/drawings/drawing.tsx'

/** The drawing of a scene's code. With the parts of all scenes, so it is loaded when the first one is near (`ActivityScene`). */
export function ComposedScene({ code }: { code: string }) {
  const markup = useMemo(() => drawSceneOf(code), [code])
  return <Drawing markup={markup} className="composed" />
}
