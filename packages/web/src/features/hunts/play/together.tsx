import { ageRangeFor, levelOfWording, stairsTip, wordingForAge } from '@fgm/shared/hunts/together'
import { youngestOf } from '@fgm/shared/hunts/words'
import { listed } from '@fgm/shared/text/words'
import { Check, Hand, Volume2 } from 'lucide-react'
import { useReadAloud } from '../../../lib/use-read-aloud.ts'
import { initial } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { HuntToPlay } from '../play-storage.ts'
import { PictureOfClue } from './clue-picture.tsx'
import {
  type Item,
  missingHands,
  type Play,
  type Player,
  type Together,
  touch,
} from './play-state.ts'
import { unbroken } from './unbroken.ts'
import type { PlayControl } from './use-play.ts'

/** Colors of faces, the same for a child from the first clue to the last. */
const tones = ['berry', 'teal', 'plum']
const toneOf = ({ players }: Together, player: Player) =>
  tones[players.findIndex(({ id }) => id === player.id) % tones.length]

type FaceProps = { together: Together; player: Player; size?: 'small' | 'large' }

/** The first letter of a name on its color. Decoration: the name is next to it. */
export function Face({ together, player, size }: FaceProps) {
  return (
    <span
      className={classNames('stamp player-face', size, toneOf(together, player))}
      aria-hidden="true"
    >
      {initial(player.name)}
    </span>
  )
}

type PlayersProps = { together: Together; only?: Player; words?: string }

/** 'Mila and Leo, in turns', with their faces. */
export function Players({ together, only, words }: PlayersProps) {
  const { players, manner } = together
  const names = players.map(({ name }) => name)
  return (
    <p className="flex max-w-none items-center gap-2.5 text-ui font-[700]">
      <span className="player-faces inline-flex">
        {(only ? [only] : players).map((player) => (
          <Face key={player.id} together={together} player={player} />
        ))}
      </span>
      {words ?? `${listed(names)}, ${manner === 'turns' ? 'in turns' : 'as a team'}`}
    </p>
  )
}

/** A hunt and a clue for the child whose turn it is, or for all; with a task only where no one is too young for it. */
export function forPlayer(
  hunt: HuntToPlay,
  item: Item,
  together: Together | undefined,
  player: Player | undefined,
) {
  const { task, ...untasked } = item
  const finders = player ? [player] : (together?.players ?? [])
  const isForOlder = finders.some(({ age }) => age < youngestOf(hunt.age_range))
  const shown: Item = task && !isForOlder ? item : untasked
  const clue = player?.clues[item.id]
  if (!player || !clue) return { hunt, item: shown }
  const { description, parent_tip = item.parent_tip } = clue
  const ageRange = ageRangeFor(player.age)
  const level = levelOfWording[wordingForAge(ageRange)]
  return {
    hunt: { ...hunt, age_range: ageRange, difficulty_level: level },
    item: { ...shown, description, ...(parent_tip && { parent_tip }) },
  }
}

/** Whose turn it is, as large as it fits; for a team, that all look for it. */
export function Turn({ together, player }: { together: Together; player: Player | undefined }) {
  const others = together.players.filter((one) => one !== player).map(({ name }) => name)
  return (
    <div className="turn" role="status">
      {player ? (
        <Face together={together} player={player} size="large" />
      ) : (
        <span className="player-faces inline-flex">
          {together.players.map((one) => (
            <Face key={one.id} together={together} player={one} />
          ))}
        </span>
      )}
      <p>
        <b>{player ? `${player.name}’s turn` : 'All together'}</b>
        <span>
          {player
            ? `${listed(others)} can help`
            : together.manner === 'turns'
              ? stairsTip
              : 'It counts when everyone has touched it'}
        </span>
      </p>
    </div>
  )
}

type OtherWordingsProps = { hunt: HuntToPlay; item: Item; together: Together; shown: string }

/** The same clue in the wording of the others: a riddle for the older one, a picture and a voice for the younger one. */
export function OtherWordings({ hunt, item, together, shown }: OtherWordingsProps) {
  const speak = useReadAloud()
  const others = together.players.filter(
    ({ clues }) => (clues[item.id]?.description ?? shown) !== shown,
  )
  return others.map((player) => {
    const words = player.clues[item.id]?.description ?? ''
    const isSmall = player.age < 6
    return (
      <div key={player.id} className="other-wording">
        <Face together={together} player={player} />
        <div>
          <b>{isSmall ? `For ${player.name}` : `${player.name}’s riddle`}</b>
          <p>{unbroken(words)}</p>
        </div>
        {isSmall && <PictureOfClue item={item} house={hunt.blueprint_data} />}
        {isSmall && speak && (
          <Button
            variant="plain"
            isSquare
            icon={Volume2}
            aria-label={`Read it aloud for ${player.name}`}
            onClick={() => speak(words)}
          />
        )}
      </div>
    )
  })
}

type HandsProps = { together: Together; play: Play; control: PlayControl }

/** One hand for each child of a team: the clue is found when all have touched it. */
export function Hands({ together, play, control }: HandsProps) {
  const missing = missingHands(play)
  return (
    <div className="hands">
      {together.players.map((player) => {
        const isMissing = missing.includes(player)
        const Icon = isMissing ? Hand : Check
        return (
          <button
            key={player.id}
            type="button"
            aria-pressed={!isMissing}
            className={toneOf(together, player)}
            onClick={() => control.change((before) => touch(before, player.id))}
          >
            <Icon className="icon" aria-hidden />
            <span>
              <b>{player.name}</b> {isMissing ? 'touch it too' : 'touched it'}
            </span>
          </button>
        )
      })}
      <p id="hands-missing" className="small" aria-live="polite">
        {missing.length > 0 && `Still to touch it: ${listed(missing.map(({ name }) => name))}`}
      </p>
    </div>
  )
}
