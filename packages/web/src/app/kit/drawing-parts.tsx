import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import clockSvg from '../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import duckSvg from '../../ui/drawings/duck.svg?raw'
import emptyShelfSvg from '../../ui/drawings/empty-shelf.svg?raw'
import familiesSvg from '../../ui/drawings/families.svg?raw'
import highFiveSvg from '../../ui/drawings/high-five.svg?raw'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import pourSvg from '../../ui/drawings/pour.svg?raw'
import shadowWaveSvg from '../../ui/drawings/shadow-wave.svg?raw'
import sockMountainSvg from '../../ui/drawings/sock-mountain.svg?raw'
import tableSvg from '../../ui/drawings/table.svg?raw'
import treasureMapSvg from '../../ui/drawings/treasure-map.svg?raw'
import { KitSection } from './kit-section.tsx'

/** The illustration kit. */
export function DrawingParts() {
  return (
    <KitSection title="Drawings">
      <div className="grid-cards three">
        <Drawing markup={tableSvg} />
        <Drawing markup={cardboardHouseSvg} />
        <Drawing markup={sockMountainSvg} />
        <Drawing markup={treasureMapSvg} />
        <Drawing markup={shadowWaveSvg} />
        <Drawing markup={highFiveSvg} />
        <Drawing markup={pourSvg} />
        <Drawing markup={clockSvg} />
        <Drawing markup={emptyShelfSvg} />
        <Drawing markup={litHouseSvg} />
        <Drawing markup={familiesSvg} />
        <Drawing markup={duckSvg} />
      </div>
    </KitSection>
  )
}
