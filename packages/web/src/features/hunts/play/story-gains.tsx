import type { GainKind } from '@fgm/shared/hunts/stories/gains'
import { gainedWords, type Telling } from '@fgm/shared/hunts/stories/stories'
import { Check, Flame, Leaf, type LucideIcon, Music, Puzzle, Sun, TrainFront } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import type { HuntToPlay } from '../play-storage.ts'
import type { Play } from './play-state.ts'
import { StoryDrawing } from './story-drawing.tsx'
import { StoryMap } from './story-map.tsx'

type StoryProps = { hunt: HuntToPlay; play: Play; telling: Telling }

/** The drawing of a story with what is gained so far; a story about a map draws the own home. */
export function StoryPicture({ hunt, play, telling }: StoryProps) {
  const { story, gains, solution, treasure_place } = telling
  const isOver = play.scene === 'finale'
  const counted = { stops: gains.length, gained: play.found.length, isOver }
  const isOfSquares =
    solution !== '' && (story.gain.kind === 'map_piece' || story.gain.kind === 'light')
  if (story.gain.kind === 'map_piece' || (isOfSquares && isOver))
    return (
      <StoryMap {...counted} hunt={hunt} treasurePlace={treasure_place} hasSquares={isOfSquares} />
    )
  const signs = [...gains.map(({ sign }) => sign), solution]
  return <StoryDrawing {...counted} id={story.id} signs={signs} />
}

/** Where a gain has no sign of its own. */
const icons: Partial<Record<GainKind, LucideIcon>> = {
  map_piece: Puzzle,
  ingredient: Flame,
  light: Sun,
  ticket_punch: TrainFront,
  sound: Music,
  leaf: Leaf,
}

type GainRowProps = { telling: Telling; gained: number }

/** What is gained, as tiles in a row: those to come are dashed. */
export function GainRow({ telling: { story, gains }, gained }: GainRowProps) {
  const Icon = icons[story.gain.kind] ?? Check
  return (
    <ul
      className="gains"
      aria-label={`${gainedWords(story, gained)}, ${gains.length - gained} to come`}
    >
      {gains.map(({ sign, is_mirrored }, at) => (
        <li
          key={at}
          className={classNames(at < gained && 'on', at < gained && sign.length > 2 && 'wide')}
        >
          {at < gained &&
            (sign ? (
              <span className={classNames(sign.length > 2 && 'word', is_mirrored && 'mirrored')}>
                {sign}
              </span>
            ) : (
              <Icon className="icon" aria-hidden />
            ))}
        </li>
      ))}
    </ul>
  )
}
