import { nearestAgeFirst } from '@fgm/shared/hunts/together'
import { hubStatistics, recentHunts } from '@fgm/shared/hunts/words'
import { Link } from '@tanstack/react-router'
import { Compass, Hourglass, LockKeyhole, MessageSquareText } from 'lucide-react'
import { formatCount } from '../../../lib/format.ts'
import { formatDate, formatSoon } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { CardRow } from '../../../ui/card-row.tsx'
import { SelectField } from '../../../ui/fields.tsx'
import type { Blueprint } from '../../blueprints/blueprint-card.tsx'
import { tellUsPath } from '../../blueprints/tell-us-path.ts'
import { WaitingNote } from '../../waitlist/waiting-note.tsx'
import {
  ageWords,
  HuntFacts,
  HuntTypeStamp,
  itemWords,
  PlayButton,
  playedWords,
} from '../hunt-type.tsx'
import { type Hunt, HuntCard } from './hunt-card.tsx'

/** The family's own hunts, and the ready-made ones. */
export type HubData = {
  blueprints: Blueprint[]
  presets: Blueprint[]
  hunts: Hunt[]
  ready: Hunt[]
}

type HubOverviewProps = HubData & {
  /** The child that plays. */
  age: number | undefined
  isWaiting: boolean
  /** All ready-made hunts below one another, not in a row. */
  isWhole: boolean
}

/** What to play at once, the next steps, what was created last, and the figures. */
export function HubOverview(props: HubOverviewProps) {
  const { blueprints, hunts, ready, isWaiting } = props
  // A family with a house creates a hunt in it; others need a house first.
  const hasHouse = blueprints.length > 0 && !isWaiting
  const home = homeOf(ready)
  const createWords = home
    ? `Write your own clues for “${home.name}”.`
    : 'Choose a house, and let clues lead through it.'
  return (
    <>
      <ReadyHunts {...props} />
      <section aria-labelledby="ways">
        <h2 id="ways" className="mb-4">
          In your own rooms
        </h2>
        <div className="card row row-wrap justify-between gap-x-8 gap-y-4">
          <p className="max-w-none grow basis-60 text-read">
            {hasHouse ? createWords : 'Name your rooms, and we draw them.'}
          </p>
          {hasHouse ? (
            <ButtonTo
              to={paths.createHunt}
              search={home && { blueprint: home.id }}
              icon={Compass}
              className="max-mid:w-full"
            >
              Create Hunt
            </ButtonTo>
          ) : (
            <ButtonTo to={tellUsPath} icon={MessageSquareText} className="max-mid:w-full">
              Tell Us About Your Home
            </ButtonTo>
          )}
          <ul className="-my-2 flex basis-full flex-wrap gap-x-4 text-ui">
            <li>
              <Link to={paths.blueprints} className="link-pad">
                Browse Templates
              </Link>
            </li>
            <li>
              <Link to={paths.blueprintCreate} className="link-pad">
                Create Blueprint
              </Link>
            </li>
            {!hasHouse && (
              <li className="whitespace-nowrap">
                <Link to={paths.createHunt} className="link-pad">
                  Create Hunt
                </Link>
                {/* On the line of its link. */}
                {isWaiting && (
                  <>
                    <LockKeyhole
                      className="ms-2 inline-block size-4.5 align-[-3px] text-muted"
                      aria-hidden
                    />
                    <span className="label text-muted"> opens with premium</span>
                  </>
                )}
              </li>
            )}
          </ul>
        </div>
      </section>
      {isWaiting && (
        <WaitingNote icon={Hourglass} note="huntsNote">
          Our ready-made hunts are yours to play, as often as you like.
        </WaitingNote>
      )}
      {hunts.length > 0 && <Recent hunts={recentHunts(hunts)} />}
      <Figures {...props} />
    </>
  )
}

/** The family's house that the ready-made hunts use. */
function homeOf([first]: Hunt[]) {
  if (first?.blueprint_template.template_type !== 'custom' || !first.blueprint_id) return undefined
  return { id: first.blueprint_id, name: first.blueprint_template.name }
}

function ReadyHunts({ ready, blueprints, presets, age, isWhole }: HubOverviewProps) {
  const houses = [...blueprints, ...presets]
  const home = homeOf(ready)
  const homes = blueprints.filter(({ blueprint_data }) => blueprint_data.rooms.length > 0)
  if (ready.length === 0) return null
  return (
    <section aria-labelledby="ready">
      <CardRow
        noun="hunts"
        isWhole={isWhole}
        head={
          <>
            <div className="-my-2 flex items-center justify-between gap-4 desk:my-0">
              <h2 id="ready">Ready to play</h2>
              {ready.length > rowLength && (
                // It stays where it is, and so does the focus.
                <Link
                  to={paths.hunt}
                  search={isWhole ? {} : { show: 'all' }}
                  resetScroll={false}
                  className="link-pad flex-none font-strong"
                >
                  {isWhole ? 'Show fewer' : `All ${ready.length}`}
                  <span className="hidden-text"> hunts</span>
                </Link>
              )}
            </div>
            <p className="muted small">
              {formatCount(ready.length, 'hunt')}{' '}
              {home ? `in your house “${home.name}”.` : 'for rooms that most homes have.'} Nothing
              to prepare.
            </p>
            {home && homes.length > 1 && <HomeChoice homes={homes} home={home.id} />}
          </>
        }
      >
        {nearestAgeFirst(ready, age).map((hunt, at) => (
          <HuntCard
            key={hunt.id}
            hunt={hunt}
            isFirst={at === 0}
            house={houses.find(({ id }) => id === hunt.blueprint_id)?.blueprint_data}
          />
        ))}
      </CardRow>
    </section>
  )
}

/** How many a desktop shows at once. */
const rowLength = 3

/** Only what there is something to count of, once there are two hunts to compare or three plays to remember. */
function Figures({ blueprints, hunts, ready }: HubData) {
  // Ready-made hunts count as played, too; as created only the family's own.
  const played = [...hunts, ...ready.filter(({ completed_count }) => completed_count > 0)]
  const { blueprint_count, times_played, most_popular } = hubStatistics(blueprints, played)
  const figures = [
    [blueprint_count === 1 ? 'Blueprint' : 'Blueprints', blueprint_count],
    [hunts.length === 1 ? 'Hunt Created' : 'Hunts Created', hunts.length],
    ['Times Played', times_played],
    ['Most Popular', played.length > 1 ? most_popular : 'None'],
  ] as const
  if (hunts.length < 2 && times_played < 3) return null
  const counted = figures.filter(([, figure]) => !isNone(figure))
  if (counted.length < 2) return null
  return (
    <dl className="flex flex-wrap gap-3 *:flex-[1_1_8.5rem]">
      {counted.map(([name, figure]) => (
        <div key={name} className="card soft flex flex-col-reverse justify-between">
          <dt className="text-label font-[700] text-muted">{name}</dt>
          {/* A name, cut after ten letters: on phones in letters that keep it on one line. */}
          <dd
            className={`display wrap-anywhere ${typeof figure === 'string' ? 'text-lead leading-[1.7] mid:text-h2 mid:leading-[1.1]' : 'text-h2 leading-[1.1]'}`}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const isNone = (figure: number | string) => figure === 0 || figure === 'None'

function Recent({ hunts }: { hunts: Hunt[] }) {
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-4">
        Recent Activity
      </h2>
      <ul className="card dashed py-2">
        {hunts.map((hunt) => (
          <li key={hunt.id} className="row row-wrap gap-x-4 gap-y-2 py-3">
            <HuntTypeStamp hunt_type={hunt.hunt_type} />
            <div className="grow basis-40">
              <h3 className="text-lead wrap-anywhere">{hunt.hunt_name}</h3>
              <HuntFacts>
                <span>{ageWords(hunt.age_range)}</span>
                <span>Level {hunt.difficulty_level}</span>
                <span>{itemWords(hunt.items_data.length)}</span>
                <span>{playedWords(hunt.completed_count)}</span>
                <span>Made {formatDate(hunt.created_at)}</span>
              </HuntFacts>
            </div>
            {/* On phones below the words, at the same distance from the edge. */}
            <span className="max-mid:ms-17">
              <PlayButton hunt={hunt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In which of its houses a family plays: the ready-made hunts move there at once, and stay. */
function HomeChoice({ homes, home }: { homes: Blueprint[]; home: string }) {
  const utils = trpc.useUtils()
  const choose = trpc.blueprints.chooseHome.useMutation({
    // Shown until the hunts are loaded again: else the previous house would flash back.
    onSuccess: () => utils.hunts.list.invalidate(undefined, undefined, { cancelRefetch: false }),
  })
  const chosen = choose.isPending ? choose.variables.id : home
  return (
    <SelectField
      label="Which house do you play in?"
      className="mt-3 max-w-90"
      value={chosen}
      options={homes.map((one) => ({ value: one.id, label: labelOf(one, homes) }))}
      onChange={({ target }) => choose.mutate({ id: target.value })}
    />
  )
}

function labelOf(house: Blueprint, all: Blueprint[]): string {
  const isTwin = all.some((other) => other !== house && other.name === house.name)
  return isTwin ? `${house.name} (made ${formatSoon(house.created_at)})` : house.name
}
