import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import '../../ui/tabs.css'

/** The tabs of the hub on a page of its own that belongs to them. On phones the arrow at the title leads back. */
export function HubLinks() {
  return (
    <nav aria-label="Scavenger hunts" className="tab-list only-desk mt-5">
      <Link to={paths.hunt} activeOptions={{ exact: true }}>
        Overview
      </Link>
      <Link to={paths.blueprints} activeOptions={{ exact: true }}>
        My Blueprints
      </Link>
      <Link to={paths.hunt} search={{ tab: 'hunts' }} activeOptions={{ exact: true }}>
        My Hunts
      </Link>
    </nav>
  )
}
