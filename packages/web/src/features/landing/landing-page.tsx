import { Check } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { usePrerendered } from '../../lib/prerendered.ts'
import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import underlineSvg from '../../ui/drawings/underline.svg?raw'
import { useTitle } from '../../ui/page-title.tsx'
import { useIsFamily, useVisitorStory } from '../launch/use-visitor-story.ts'

// The prerendered page contains all of it. Its script is not part of the first load: hydration leaves the HTML as it
// is until the script arrives, and its links are plain links meanwhile.
const BelowHero = lazy(async () => ({ default: (await import('./below-hero.tsx')).BelowHero }))

/** The first page: the promise, a whole activity as proof, the real count, and one lit house at the end. */
export function LandingPage() {
  useTitle('Five Good Minutes: 5 minutes to be the parent you want to be')
  return (
    <>
      <Hero />
      <Suspense fallback={<div className="min-h-dvh" />}>
        <BelowHero />
      </Suspense>
    </>
  )
}

// Prerendered, too; its script loads after the first load.
const TableDrawing = lazy(async () => {
  const { default: tableSvg } = await import('../../ui/drawings/table.svg?raw')
  return { default: () => <Drawing markup={tableSvg} /> }
})

// One constant element: if it were created again when the session is known, React would drop the prerendered drawing
// and show nothing until the script is loaded, and the promise below it would jump.
const scene = (
  <Suspense>
    <TableDrawing />
  </Suspense>
)

const proofs = ['Ages 2 to 12', 'No ads, no trackers', 'No card needed']

/** Scene, promise and two buttons inside the first screen of a phone; a logged-in family is not asked to join again. */
function Hero() {
  const isIn = useIsFamily()
  const { state, heroButton, heroNote } = useVisitorStory()
  const landing = usePrerendered()?.landing ?? 'spots_left'
  const isNoteAwaited = landing !== 'spots_left' && state === 'unknown'
  return (
    <section>
      <div className="wrap grid gap-4 pt-4 desk:grid-cols-[1.02fr_1fr] desk:items-center desk:gap-14 desk:pt-7 desk:pb-10">
        <div>
          <h1 className="text-(length:--fs-hero) leading-[1.06] tracking-[-0.018em]" tabIndex={-1}>
            <span className="underlined">
              5 Minutes
              <Drawing markup={underlineSvg} />
            </span>{' '}
            to Be the Parent You Want to&nbsp;Be
          </h1>
          <p className="muted mt-3 text-read desk:mt-5 desk:max-w-[34ch] desk:text-lead">
            {isIn
              ? 'Ready when you are.'
              : 'One small thing to do tonight, with what is on the table.'}
          </p>
          <div className="mt-5 grid gap-3 desk:mt-8 desk:flex desk:flex-wrap desk:gap-4">
            {isIn ? (
              <>
                <ButtonTo to={paths.activities} variant="primary">
                  My Activities
                </ButtonTo>
                <ButtonTo to={paths.generator} variant="secondary">
                  Make your own
                </ButtonTo>
              </>
            ) : (
              <>
                {/* As wide as the longest of its words, so that its neighbor stays. */}
                <ButtonTo to={paths.register} variant="primary" className="min-w-56">
                  {heroButton}
                </ButtonTo>
                <ButtonTo to={paths.activities} variant="secondary">
                  See Sample Activities
                </ButtonTo>
              </>
            )}
          </div>
          {/* As high as its longest words on a phone: they arrive after the page. */}
          {!isIn && (heroNote || isNoteAwaited) && (
            <p className="hero-note small muted mt-3 min-h-[3em] desk:min-h-[1.5em]">{heroNote}</p>
          )}
          {!isIn && (
            <ul className="mt-4 flex flex-wrap gap-x-[18px] gap-y-1 text-ui font-[650] desk:mt-6">
              {proofs.map((proof) => (
                <li key={proof} className="inline-flex items-center gap-[7px]">
                  <Check className="icon text-teal" aria-hidden />
                  {proof}
                </li>
              ))}
            </ul>
          )}
        </div>
        {/* Reserves the space of the drawing where the page was not prerendered. A family comes for the buttons. */}
        <span
          className={classNames(
            'block aspect-[360/284] max-desk:mx-auto max-desk:w-full max-desk:max-w-[300px]',
            !isIn && 'max-desk:-order-1',
          )}
        >
          {scene}
        </span>
      </div>
    </section>
  )
}
