import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { DeadEndBar } from '../../ui/dead-end-bar.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../ui/drawings/treasure-map.svg?raw'

/** No such hunt, or not of this family. */
export function HuntNotFound() {
  return (
    <div className="card empty">
      <Drawing markup={treasureMapSvg} />
      <h2>Hunt Not Found</h2>
      <p className="muted">The scavenger hunt you're looking for doesn't exist.</p>
      <div className="row">
        <ButtonTo to={paths.hunt} variant="primary" size="small">
          Back to Hunt Hub
        </ButtonTo>
      </div>
      <DeadEndBar />
    </div>
  )
}
