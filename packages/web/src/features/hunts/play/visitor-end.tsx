import { useEffect } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { HuntToPlay } from '../kept-hunts.ts'
import { Confetti } from './confetti.tsx'
import './play-end.css'
import { type Play, scoreOf } from './play-state.ts'

type VisitorEndProps = { hunt: HuntToPlay; play: Play; clear: () => void }

/** All found, by a family without an account: the high five is theirs, and how the next ones could be kept. */
export function VisitorEnd({ hunt, play, clear }: VisitorEndProps) {
  useEffect(() => {
    window.scrollTo?.(0, 0)
  }, [])
  return (
    <div className="play play-end">
      <Confetti />
      <div className="end-cheer">
        <Drawing markup={highFiveSvg} />
        <PageTitle title={hunt.hunt_name}>All {play.found.length} found!</PageTitle>
        <ul className="end-figures">
          <li>
            <b>{scoreOf(play, hunt.difficulty_level)}</b> points
          </li>
        </ul>
      </div>
      <section className="end-form" aria-labelledby="keep">
        <h2 id="keep">Keep the next ones?</h2>
        <p>
          This hunt was yours to play, and nothing of it is stored. With an account your hunts stay,
          each with a line to remember it by.
        </p>
        <div className="grid gap-3 mt-4">
          <ButtonTo
            to={paths.register}
            search={{ next: paths.hunt }}
            variant="primary"
            isBlock
            onClick={clear}
          >
            Sign Up Free
          </ButtonTo>
          <ButtonTo to={paths.hunt} isBlock onClick={clear}>
            Not Now
          </ButtonTo>
        </div>
      </section>
    </div>
  )
}
