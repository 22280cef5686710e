import { Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { usePrerendered } from '../../lib/prerendered.ts'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import underlineSvg from '../../ui/drawings/underline.svg?raw'
import { useIsFamily, useVisitorStory } from '../launch/use-visitor-story.ts'

// Drawn in the prerendered page; its script comes after the first load (see `landing-page.tsx`).
const TableDrawing = lazy(async () => {
  const { default: tableSvg } = await import('../../ui/drawings/table.svg?raw')
  return { default: () => <Drawing markup={tableSvg} /> }
})

// One element for good: were it made anew when the session is known, React would give up the prerendered drawing and
// show nothing until the script is there, and the promise below it would jump.
const scene = (
  <Suspense>
    <TableDrawing />
  </Suspense>
)

const proofs = ['Ages 2 to 12', 'No ads, no trackers', 'No card needed']

/** Scene, promise and two buttons inside the first screen of a phone; a family that is in is not asked in again. */
export function Hero() {
  const isIn = useIsFamily()
  const { state, heroButton, heroNote } = useVisitorStory()
  const landing = usePrerendered()?.landing ?? 'spots_left'
  const isNoteAwaited = landing !== 'spots_left' && state === 'unknown'
  return (
    <section className={classNames('hero', isIn && 'is-in')}>
      <div className="wrap">
        <div>
          <h1 tabIndex={-1}>
            <span className="underlined">
              5 Minutes
              <Drawing markup={underlineSvg} />
            </span>{' '}
            to Be the Parent You Want to&nbsp;Be
          </h1>
          <p className="lede">
            {isIn
              ? 'Welcome back. Your activities are ready.'
              : 'One small thing to do together tonight, with what is already on the table.'}
          </p>
          <div className="actions">
            {isIn ? (
              <>
                <ButtonTo to={paths.activities} variant="primary">
                  My Activities
                </ButtonTo>
                <ButtonTo to={paths.generator} variant="secondary">
                  Make one with AI
                </ButtonTo>
              </>
            ) : (
              <>
                {/* As wide as the longest of its words, so that the one beside it stays. */}
                <ButtonTo to={paths.register} variant="primary" className="min-w-56">
                  {heroButton}
                </ButtonTo>
                <ButtonTo to={paths.activities} variant="secondary">
                  See Sample Activities
                </ButtonTo>
              </>
            )}
          </div>
          {!isIn && (heroNote || isNoteAwaited) && (
            <p className="hero-note small muted">{heroNote}</p>
          )}
          <ul className="proofs">
            {proofs.map((proof) => (
              <li key={proof}>
                <Check className="icon" aria-hidden />
                {proof}
              </li>
            ))}
          </ul>
        </div>
        <span className="hero-scene">{scene}</span>
      </div>
    </section>
  )
}
