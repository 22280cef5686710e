import { ButtonTo } from '../lib/links.tsx'
import { paths } from '../lib/paths.ts'
import treasureMapSvg from './drawings/treasure-map.svg?raw'
import { EmptyState } from './empty-state.tsx'

/** An address that leads nowhere. Pages show it too for an activity that does not exist. */
export function NotFoundPage() {
  return (
    <div className="wrap page">
      <EmptyState
        isPageTitle
        title="This page is not on the map"
        drawing={treasureMapSvg}
        actions={
          <>
            <ButtonTo to={paths.activities} variant="primary" size="small">
              See Activities
            </ButtonTo>
            <ButtonTo to={paths.home} size="small">
              Go Home
            </ButtonTo>
          </>
        }
      >
        The address may be mistyped, or what was here has moved.
      </EmptyState>
    </div>
  )
}
