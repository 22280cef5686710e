import type { Where } from '@fgm/shared/activities/right-now'
import { drawSceneOf } from '@fgm/shared/activities/scene/drawing'
import { useMemo } from 'react'
import { Drawing } from '../../ui/drawings/drawing.tsx'

type ComposedSceneProps = { code: string; where?: Where | null | undefined }

/** The drawing of a scene's code. With the parts of all scenes, so it is loaded when the first one is near (`ActivityScene`). */
export function ComposedScene({ code, where }: ComposedSceneProps) {
  const markup = useMemo(() => drawSceneOf(code, where), [code, where])
  return <Drawing markup={markup} className="composed" />
}
