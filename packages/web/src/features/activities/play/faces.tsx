import type { Face } from '@fgm/shared/activities/activities'
import { Radio } from '../../../ui/radio.tsx'
import './faces.css'

const faces = [
  {
    face: 'loved',
    label: 'Again!',
    mouth: 'M18 31q9 13 18 0z',
    eyes: 'M15 23q3-4 6 0M33 23q3-4 6 0',
  },
  { face: 'fine', label: 'Fine', mouth: 'M19 32q8 7 16 0', eyes: 'M18 21v2M36 21v2' },
  { face: 'not_today', label: 'Not today', mouth: 'M20 36q7-4 14 0', eyes: 'M15 23h6M33 23h6' },
] as const satisfies { face: Face; label: string; mouth: string; eyes: string }[]

type FacesProps = {
  /** Whose they are; left out where that is not known. */
  name?: string
  id: string
  face: Face | undefined
  onChoose: (face: Face) => void
}

/** How it was, in three faces. */
export function Faces({ name, id, face, onChoose }: FacesProps) {
  const label = name ? `How was it for ${name}?` : 'How was it?'
  return (
    <div className="faces" role="radiogroup" aria-label={label}>
      {name && <b className="wrap-anywhere">{name}</b>}
      {faces.map((one) => (
        <Radio
          key={one.face}
          name={`face-${id}`}
          checked={face === one.face}
          onChange={() => onChoose(one.face)}
        >
          <svg className={one.face} viewBox="0 0 54 54" aria-hidden="true" focusable="false">
            <circle cx="27" cy="27" r="26" />
            <path d={one.eyes} />
            <path d={one.mouth} />
          </svg>
          {one.label}
        </Radio>
      ))}
    </div>
  )
}
