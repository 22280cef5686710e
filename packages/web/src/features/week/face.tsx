import type { Face as HowItWas } from '@fgm/shared/activities/activities'
import './face.css'

/** How it was, in a word that follows a name: 'Mila: again!' */
export const faceWords: Record<HowItWas, string> = {
  loved: 'again!',
  fine: 'fine',
  not_today: 'not today',
}

const drawn: Record<HowItWas, { eyes: string; mouth: string }> = {
  loved: { eyes: 'M15 21q3-4 6 0M27 21q3-4 6 0', mouth: 'M14 28q10 3 20 0q-1 11-10 11T14 28Z' },
  fine: { eyes: 'M18 19v3M30 19v3', mouth: 'M17 31q7 5 14 0' },
  not_today: { eyes: 'M15 21h6M27 21h6', mouth: 'M18 33q6-3 12 0' },
}

/** How it was for a child, as a face. Decoration: the word is next to it. */
export function Face({ face }: { face: HowItWas }) {
  return (
    <svg className={`moment-face ${face}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className="disc" d="M45 24C45 36 35.5 45 24 45S3 36 3 24S12 3 24 3S45 12 45 24Z" />
      <path d={drawn[face].eyes} />
      <path className="mouth" d={drawn[face].mouth} />
    </svg>
  )
}
