import { storiesFor } from '@fgm/shared/hunts/stories/stories'
import { cluePresentation, youngestOf } from '@fgm/shared/hunts/words'
import { Play as PlayIcon, Printer } from 'lucide-react'
import { useState } from 'react'
import { newKey } from '../../../lib/idempotency-key.ts'
import { useReadAloud } from '../../../lib/use-read-aloud.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Segmented } from '../../../ui/radio.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { ageWords, itemWords, minutesWords, placeWords } from '../hunt-type.tsx'
import { type HuntToPlay, visitorId } from '../play-storage.ts'
import { printPath } from '../print-path.ts'
import { type ChosenStory, StoryChoice } from '../story-choice.tsx'
import { useFindSoundChoice } from './find-sound.ts'
import { LeaveHunt } from './leave-hunt.tsx'
import { beginPlay, type Play, type PlayMode, type Together } from './play-state.ts'
import { useHuntPlayers } from './use-hunt-players.ts'

const modes = [
  { value: 'calm', label: 'Calm' },
  { value: 'race', label: 'Race the clock' },
] as const
const aboutMode: Record<PlayMode, string> = {
  calm: 'No clock, and no hurry.',
  race: 'A clock runs. Points for every find, and for being quick.',
}

const groupModes = [
  { value: 'turns', label: 'In turns' },
  { value: 'team', label: 'As a team' },
] as const
const aboutGroupMode: Record<Together['manner'], string> = {
  turns: 'One clue each, in the words of their age.',
  team: 'Everyone looks for each clue, and all touch it.',
}

type PlayIntroProps = {
  hunt: HuntToPlay
  onBegin: (play: Play) => void
  onLeave?: () => void
  /** The family whose children may play; none for a play by a link. */
  family_id?: string
}

/** Before the hunt: who plays, and how. The click on Start also unlocks speech and the wake lock. */
export function PlayIntro({ hunt, onBegin, onLeave, family_id }: PlayIntroProps) {
  const { is_read_aloud } = cluePresentation(hunt.difficulty_level, hunt.age_range)
  const [mode, setMode] = useState<PlayMode>('calm')
  const [wantsVoice, setWantsVoice] = useState<boolean>()
  const [story, setStory] = useState<ChosenStory>({
    story_id: hunt.story_id ?? null,
    treasure_place: hunt.treasure_place ?? '',
  })
  const players = useHuntPlayers(hunt.id, family_id)
  const [hasSound, chooseSound] = useFindSoundChoice()
  const speak = useReadAloud()
  const stops = hunt.items_data.length
  const ages = players.ages ?? [youngestOf(hunt.age_range)]
  const readsAloud = wantsVoice ?? (is_read_aloud || ages.some((age) => age < 6))
  const stories = storiesFor(stops, ages)

  function begin() {
    const { story_id: id, treasure_place } = story
    const isFitting = stories.some((one) => one.id === id)
    players.remember()
    onBegin(
      beginPlay({
        completion_id: newKey(),
        mode,
        reads_aloud: readsAloud && speak !== null,
        has_sound: hasSound,
        now: Date.now(),
        ...(id && isFitting && { story: { id, treasure_place, age: Math.min(...ages) } }),
        ...(players.together && { together: players.together }),
      }),
    )
  }
  // The print uses the hunt's own ages, and the place of the treasure that is saved with the hunt.
  const isSavedPlace = story.treasure_place === (hunt.treasure_place ?? '')
  const onPaper = isSavedPlace
    ? storiesFor(stops, [youngestOf(hunt.age_range)]).find(({ id }) => id === story.story_id)
    : undefined
  const extras = stories.length > 0 && (
    <details className="play-places" open={Boolean(hunt.story_id)}>
      <summary className="text-ui text-teal-ink">Add a story and a treasure</summary>
      <StoryChoice
        value={story}
        onChange={setStory}
        stops={stops}
        ages={ages}
        house={hunt.blueprint_data}
      />
      {family_id !== undefined && family_id !== visitorId && onPaper && (
        <LinkButton
          href={printPath(hunt, onPaper.id)}
          target="_blank"
          rel="noopener"
          variant="text"
          size="small"
          icon={Printer}
          aria-label="Play it from paper (PDF in a new tab)"
        >
          Play it from paper
        </LinkButton>
      )}
    </details>
  )
  return (
    <div className="play play-intro">
      <div className="play-bar">
        <LeaveHunt onLeave={onLeave} />
      </div>
      <div className="play-hello grid flex-1 content-center justify-items-center gap-2 px-5 pb-5 text-center">
        <Drawing markup={treasureMapSvg} />
        <PageTitle>{hunt.hunt_name}</PageTitle>
        <p>
          {itemWords(stops)} to find, {minutesWords(stops)}.{' '}
          <span className="whitespace-nowrap">{ageWords(hunt.age_range)}.</span>
        </p>
      </div>
      <div className="play-sheet">
        {players.children.length > 1 && (
          <MultiChoiceGroup
            label="Who plays?"
            options={players.options}
            values={players.chosen}
            onChange={players.choose}
          />
        )}
        {players.together && (
          <>
            <Segmented
              label="How to play together"
              options={groupModes}
              value={players.together.manner}
              onChange={players.setGroupMode}
            />
            <p className="muted small" aria-live="polite">
              {aboutGroupMode[players.together.manner]}
            </p>
          </>
        )}
        {hunt.story_id && extras}
        <Segmented label="How to play" options={modes} value={mode} onChange={setMode} />
        <p className="muted small" aria-live="polite">
          {aboutMode[mode]}
        </p>
        {speak && (
          <TickRow checked={readsAloud} onChange={(event) => setWantsVoice(event.target.checked)}>
            Read every clue aloud
          </TickRow>
        )}
        <TickRow checked={hasSound} onChange={(event) => chooseSound(event.target.checked)}>
          Chime and buzz at each find
        </TickRow>
        <p className="small">
          Look around first: everything to find must be within your child's reach.
        </p>
        <Button variant="primary" size="huge" isBlock icon={PlayIcon} onClick={begin}>
          Start the hunt
        </Button>
        {!hunt.story_id && extras}
        <PlacesToPrepare hunt={hunt} />
      </div>
    </div>
  )
}

/** Where everything is, for the adult who looks around first or hides something: the child's screen shows less. */
function PlacesToPrepare({ hunt }: { hunt: HuntToPlay }) {
  return (
    <details className="play-places">
      <summary className="text-ui text-teal-ink">For the grown-up: where everything is</summary>
      <ol className="found-list text-ui">
        {hunt.items_data.map(({ id, name, location, parent_tip }) => (
          <li key={id}>
            <b>{name}</b>
            {location && <span>{placeWords(location)}</span>}
            {parent_tip && <span className="muted">{parent_tip}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
