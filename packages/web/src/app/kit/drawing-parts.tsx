import { CardboardHouseDrawing } from '../../ui/drawings/cardboard-house.tsx'
import { ClockDrawing } from '../../ui/drawings/clock.tsx'
import { DuckDrawing } from '../../ui/drawings/duck.tsx'
import { EmptyShelfDrawing } from '../../ui/drawings/empty-shelf.tsx'
import { FamiliesDrawing } from '../../ui/drawings/families.tsx'
import { HighFiveDrawing } from '../../ui/drawings/high-five.tsx'
import { LitHouseDrawing } from '../../ui/drawings/lit-house.tsx'
import { PourDrawing } from '../../ui/drawings/pour.tsx'
import { ShadowWaveDrawing } from '../../ui/drawings/shadow-wave.tsx'
import { SockMountainDrawing } from '../../ui/drawings/sock-mountain.tsx'
import { TableDrawing } from '../../ui/drawings/table.tsx'
import { TreasureMapDrawing } from '../../ui/drawings/treasure-map.tsx'
import { KitSection } from './kit-section.tsx'

/** The illustration kit. */
export function DrawingParts() {
  return (
    <KitSection title="Drawings">
      <div className="grid-cards three">
        <TableDrawing />
        <CardboardHouseDrawing />
        <SockMountainDrawing />
        <TreasureMapDrawing />
        <ShadowWaveDrawing />
        <HighFiveDrawing />
        <PourDrawing />
        <ClockDrawing />
        <EmptyShelfDrawing />
        <LitHouseDrawing />
        <FamiliesDrawing />
        <DuckDrawing />
      </div>
    </KitSection>
  )
}
