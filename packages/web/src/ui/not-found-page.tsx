import { ButtonTo } from '../lib/links.tsx'
import { paths } from '../lib/paths.ts'
import { Drawing } from './drawings/drawing.tsx'
import treasureMapSvg from './drawings/treasure-map.svg?raw'
import { PageTitle } from './page-title.tsx'

/** An address that leads nowhere. Pages show it too for an activity that does not exist. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <div className="card empty">
        <Drawing markup={treasureMapSvg} />
        <PageTitle className="text-h3">This page is not on the map</PageTitle>
        <p className="muted">The address may be mistyped, or what stood here has moved.</p>
        <div className="row">
          <ButtonTo to={paths.activities} variant="primary" size="small">
            See Activities
          </ButtonTo>
          <ButtonTo to={paths.home} variant="secondary" size="small">
            Go Home
          </ButtonTo>
        </div>
      </div>
    </div>
  )
}
