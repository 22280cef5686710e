import type { Floor } from '@fgm/shared/blueprints/document'
import { floorNames, floors } from '@fgm/shared/blueprints/floors'
import { Segmented } from '../../ui/radio.tsx'

type FloorSwitchProps = { floor: Floor; onChange: (floor: Floor) => void }

/** Which of the two floors is shown. */
export function FloorSwitch({ floor, onChange }: FloorSwitchProps) {
  return <Segmented label="Floor" options={options} value={floor} onChange={onChange} />
}

const options = floors.map((floor) => ({ value: floor, label: floorNames[floor] }))
