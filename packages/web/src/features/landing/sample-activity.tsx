import { Link } from '@tanstack/react-router'
import { Flashlight } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { Chip, DifficultyChip } from '../../ui/chip.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import shadowWaveSvg from '../../ui/drawings/shadow-wave.svg?raw'
import { AgesFact, Fact, Facts, MinutesFact } from '../../ui/facts.tsx'
import { SafetyNote, Say } from '../../ui/reading.tsx'
import { WedgeClock } from '../../ui/wedge-clock.tsx'
import { shadowWave } from './shadow-wave.ts'

/** One activity with nothing left out: a parent can close the page and play it. */
export function SampleActivity() {
  const { title, description, duration_minutes, difficulty_level } = shadowWave
  return (
    <section className="band bg-sunk">
      <div className="wrap">
        <div className="section-head">
          <h2>A whole activity, not a teaser</h2>
          <Link to={paths.activities} className="only-desk">
            See Sample Activities
          </Link>
        </div>
        <article className="card lift flush grid desk:grid-cols-[1fr_1.05fr] desk:grid-rows-[1fr_auto]">
          <div className="relative flex items-end justify-center bg-honey-soft px-5 pt-5 [--il-ground:var(--il-wall)] desk:items-center desk:px-8">
            <span className="only-desk absolute top-[9%] left-[11%] [&_.face]:fill-(--il-paper) [&_.face]:stroke-(--il-stroke) [&_circle]:stroke-[2.4px] [&_circle]:[vector-effect:non-scaling-stroke]">
              <WedgeClock minutes={duration_minutes} size="huge" />
            </span>
            <Drawing markup={shadowWaveSvg} className="w-full" />
          </div>
          <div className="px-5 pt-5 desk:col-start-2 desk:row-span-2 desk:row-start-1 desk:px-9 desk:pt-8 desk:pb-6 [&>.facts]:my-3.5">
            <div className="row row-wrap gap-2">
              <Chip>Ready to Start</Chip>
              <DifficultyChip difficulty_level={difficulty_level} />
            </div>
            <h3 className="text-h2 mt-3 mb-2">{title}</h3>
            <p>{description}</p>
            <Facts>
              <MinutesFact minutes={duration_minutes} />
              <AgesFact min_age={shadowWave.min_age} max_age={shadowWave.max_age} />
              <Fact icon={Flashlight}>{shadowWave.materials_list[0]}</Fact>
            </Facts>
            <SafetyNote text={shadowWave.safety_note} />
            <ol className="dashed my-3">
              {shadowWave.setup_instructions.map((step, at) => (
                <li key={step} className="flex gap-3.5 py-[9px] leading-[1.45]">
                  {/* Drawn: for screen readers the list itself contains it. */}
                  <span
                    aria-hidden="true"
                    className="display w-[18px] flex-none text-h3 leading-[1.15] text-coral lining-nums"
                  >
                    {at + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            {/* Needed by few on the first reading, so it is collapsed; it opens without scripts too. */}
            <details className="fold text-ui leading-[1.45] [&>p]:mt-2">
              <summary className="font-strong text-teal">
                Easier, harder, and what to look for
              </summary>
              <p>
                <b>Easier.</b> {shadowWave.easier}
              </p>
              <p>
                <b>Harder.</b> {shadowWave.harder}
              </p>
              <p>
                <b>You may see your child do one of these:</b>
              </p>
              <ul className="list-disc ps-[18px] marker:text-teal">
                {shadowWave.learning_objectives.map((objective) => (
                  <li key={objective}>{objective}</li>
                ))}
              </ul>
            </details>
          </div>
          <div className="px-5 pt-4 pb-6 desk:px-8 desk:pt-7 desk:pb-8">
            <Say words={shadowWave.connection_prompt} />
          </div>
        </article>
      </div>
    </section>
  )
}
