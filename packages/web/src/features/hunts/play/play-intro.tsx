import { cluePresentation } from '@fgm/shared/hunts/words'
import { Play as PlayIcon, X } from 'lucide-react'
import { useState } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { ageWords, itemWords } from '../hunt-type.tsx'
import type { HuntToPlay } from '../kept-hunts.ts'
import { beginPlay, type Play, type PlayMode } from './play-state.ts'
import { useReadAloud } from './use-read-aloud.ts'

const modes = [
  { value: 'calm', label: 'Calm' },
  { value: 'race', label: 'Race the clock' },
] as const
const aboutMode: Record<PlayMode, string> = {
  calm: 'No clock to see, and no hurry. The points are the same.',
  race: 'A clock runs. Points for every find, and for being quick.',
}

type PlayIntroProps = { hunt: HuntToPlay; onBegin: (play: Play) => void }

/** Before the hunt: how to play it. The press to begin also lets the phone speak and keeps it awake. */
export function PlayIntro({ hunt, onBegin }: PlayIntroProps) {
  const { is_read_aloud } = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const [mode, setMode] = useState<PlayMode>('calm')
  const [readsAloud, setReadsAloud] = useState(is_read_aloud)
  const speak = useReadAloud()
  function begin() {
    const completionId = crypto.randomUUID()
    onBegin(
      beginPlay({
        completion_id: completionId,
        mode,
        reads_aloud: readsAloud && speak !== null,
        now: Date.now(),
      }),
    )
  }
  return (
    <div className="play play-intro">
      <div className="play-bar">
        <ButtonTo to={paths.hunt} variant="plain" isSquare icon={X} aria-label="Leave the hunt" />
      </div>
      <div className="play-hello">
        <Drawing markup={treasureMapSvg} />
        <PageTitle>{hunt.hunt_name}</PageTitle>
        <p>
          {itemWords(hunt.items_data.length)} to find. {ageWords(hunt.age_range)}.
        </p>
      </div>
      <div className="play-sheet">
        <Segmented label="How to play" options={modes} value={mode} onChange={setMode} />
        <p className="muted small" aria-live="polite">
          {aboutMode[mode]}
        </p>
        {speak && (
          <TickRow checked={readsAloud} onChange={(event) => setReadsAloud(event.target.checked)}>
            Read every clue aloud
          </TickRow>
        )}
        <Button variant="primary" size="huge" isBlock icon={PlayIcon} onClick={begin}>
          Start the hunt
        </Button>
        <p className="muted label">
          Look around first: nothing to find should be higher than your child can reach.
        </p>
        <PlacesToPrepare hunt={hunt} />
      </div>
    </div>
  )
}

/** Where everything is, for the adult who looks around first or hides something: the screen of the child tells less. */
function PlacesToPrepare({ hunt }: { hunt: HuntToPlay }) {
  return (
    <details className="play-places">
      <summary>For the grown-up: where everything is</summary>
      <ol>
        {hunt.items_data.map(({ id, name, location, parent_tip }) => (
          <li key={id}>
            <b>{name}</b>
            {location && <span>{location}</span>}
            {parent_tip && <span className="muted">{parent_tip}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
