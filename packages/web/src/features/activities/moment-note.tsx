import { momentWords } from '@fgm/shared/activities/moment-words'
import type { Moments } from '@fgm/shared/activities/moments'
import { capital } from '@fgm/shared/text/words'

/** Where and how it can be played, in small words, and what each of two children does. Nothing where nobody judged it. */
export function MomentNote({ moments }: { moments: Moments | null }) {
  if (!moments) return null
  const { two_ages } = moments
  return (
    <div className="small muted mt-2">
      <p>{capital(momentWords(moments))}</p>
      {two_ages && (
        <p>
          The small one {two_ages.small}; the big one {two_ages.big}.
        </p>
      )}
    </div>
  )
}
