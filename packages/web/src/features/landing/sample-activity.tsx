import { Link } from '@tanstack/react-router'
import { ChevronDown, Flashlight } from 'lucide-react'
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
        <article className="card lift flush recipe">
          <div className="recipe-picture">
            <span className="wall-clock only-desk">
              <WedgeClock minutes={duration_minutes} size="huge" />
            </span>
            <Drawing markup={shadowWaveSvg} className="w-full" />
          </div>
          <div className="recipe-body">
            <div className="row row-wrap gap-2">
              <Chip>Ready to Start</Chip>
              <DifficultyChip difficulty_level={difficulty_level} />
            </div>
            <h3 className="recipe-title">{title}</h3>
            <p>{description}</p>
            <Facts>
              <MinutesFact minutes={duration_minutes} />
              <AgesFact min_age={shadowWave.min_age} max_age={shadowWave.max_age} />
              <Fact icon={Flashlight}>{shadowWave.materials_list[0]}</Fact>
            </Facts>
            <SafetyNote text={shadowWave.safety_note} />
            <ol className="recipe-steps">
              {shadowWave.setup_instructions.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <MoreOfIt />
          </div>
          <div className="recipe-say">
            <Say words={shadowWave.connection_prompt} />
          </div>
        </article>
      </div>
    </section>
  )
}

// Needed by few on the first reading, so it waits behind a row; it opens without scripts too.
function MoreOfIt() {
  return (
    <details className="recipe-more">
      <summary>
        Easier, harder, and what to look for
        <ChevronDown className="icon" aria-hidden />
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
      <ul className="recipe-goals">
        {shadowWave.learning_objectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </ul>
    </details>
  )
}
