import type { ActivityCard } from '@fgm/shared/activities/activities'
import { cardSentence } from '@fgm/shared/activities/card-sentence'
import { withChildName } from '@fgm/shared/activities/child-in-text'
import { isTooYoung, nothingNeeded, rankActivities } from '@fgm/shared/activities/ranking'
import {
  hows,
  isFor,
  noAnswers,
  playersHere,
  type RightNow,
  wheres,
} from '@fgm/shared/activities/right-now'
import { ArrowRight, Lightbulb } from 'lucide-react'
import {
  Fragment,
  type KeyboardEvent,
  type Touch,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { usePrerendered } from '../../../lib/prerendered.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { Button } from '../../../ui/button.tsx'
import type { Child, Children } from '../../children/use-children.ts'
import { ActivityFacts, StartNow } from '../activity-card.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import {
  experienceOf,
  momentNow,
  readMemory,
  rememberAnswers,
  rememberSkip,
  usualAnswers,
} from '../right-now-memory.ts'
import type { Marks } from '../use-marks.ts'
import type { Answer } from './answer-icon.tsx'
import { FirstRun, nearFirst, useFirstRun } from './first-run.tsx'
import { LazyAnswerIcon } from './lazy-answer-icon.tsx'

// Both lazy, because the first card needs no answer.
const RightNowChoices = lazyWithRetry(
  async () => (await import('./right-now-choices.tsx')).RightNowChoices,
)
const RightNowSheet = lazyWithRetry(
  async () => (await import('./right-now-sheet.tsx')).RightNowSheet,
)

type DeckProps = {
  cards: readonly ActivityCard[]
  family: Children
  marks: Marks
  isVisitor: boolean
}

/** One activity for right now, why this one, and another; below it optional questions to the parent: where, how, who is here. */
export function RightNowDeck({ family, cards, marks, isVisitor }: DeckProps) {
  const { child, children = [] } = family
  const [turns, setTurns] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const memory = useMemory()
  const [answers, answer] = useAnswers(() => {
    memory.readAgain()
    setTurns(0)
  })
  const moment = useMoment()
  const isWide = useIsWide()
  const visitor = useFirstRun(isVisitor)
  const { here, age: ofChild, oldest } = playersHere(children, child, answers)
  const age = ofChild ?? visitor.age ?? null
  const experience = experienceOf(marks.all, memory.kept, here)
  const player = { age, oldest, here, answers, experience }
  const ideas = nearFirst(rankActivities(cards, player, moment), visitor)
  const idea = ideas[turns % Math.max(1, ideas.length)]
  const now = idea?.card
  // Another answer, another card.
  useEffect(() => setTurns(0), [visitor.age, visitor.near?.join()])
  if (child && age !== null && isTooYoung(cards, age))
    return (
      <p className="note honey">
        <span>
          <b>Our activities start at age 2.</b> Feel free to look around: none of them is made for{' '}
          {child.name} yet.
        </span>
      </p>
    )
  function turn(by: number) {
    if (now && by > 0) rememberSkip(now.id)
    setTurns((before) => (before + by + ideas.length) % ideas.length)
  }
  const choices = { answers, onAnswer: answer, family, here }
  const whereAndHow = isWide ? (
    <RightNowChoices {...choices} />
  ) : (
    <Answers
      answers={answers}
      here={here}
      count={children.length}
      onAsk={() => setIsAsking(true)}
    />
  )
  return (
    <div className="list-lead">
      {now ? (
        <IdeaCard
          activity={now}
          child={child}
          why={answers.how && !isFor(now, answers.how) ? worthATry(answers, idea.why) : idea.why}
          where={answers.where}
          onTurn={turn}
        />
      ) : (
        <p className="note honey">
          Nothing for that place and age yet. Change an answer to see a card.
        </p>
      )}
      <div className="now-asks">
        {isVisitor ? (
          <FirstRun visitor={visitor} cards={cards}>
            {whereAndHow}
          </FirstRun>
        ) : (
          whereAndHow
        )}
      </div>
      {isAsking && <RightNowSheet {...choices} now={now} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** A card that was not written for the mood says so, and why it is shown. */
function worthATry({ how }: RightNow, why: string): string {
  const mood = hows.find(({ id }) => id === how)?.label.toLowerCase()
  return `Worth a try when ${mood}. ${why}.`
}

/** The answers: just given, or else the usual ones at this hour. Each answer is remembered. */
function useAnswers(onAnswer: () => void): [RightNow, (next: RightNow) => void] {
  const isHydrated = useIsHydrated()
  const [given, setGiven] = useState<RightNow>()
  const [usual] = useState(() => usualAnswers())
  function answer(next: RightNow) {
    rememberAnswers(next)
    setGiven(next)
    onAnswer()
  }
  return [given ?? (isHydrated ? usual : noAnswers), answer]
}

/** What this browser remembers, as it was when the deck was opened: skipping a card does not move the others. */
function useMemory() {
  const isHydrated = useIsHydrated()
  const read = () => readMemory()
  const [kept, keep] = useState(read)
  return { kept: isHydrated ? kept : {}, readAgain: () => keep(read()) }
}

/** When the deck was opened. A prerendered page begins with the card of its HTML. */
function useMoment() {
  const turn = usePrerendered()?.turn
  const [moment] = useState(() => momentNow())
  return useIsHydrated() || turn === undefined ? moment : { turn }
}

type IdeaCardProps = {
  activity: ActivityCard
  /** The playing child; undefined for a visitor. */
  child: Child | undefined
  why: string
  where: RightNow['where']
  onTurn: (by: number) => void
}

/** One activity already chosen: start it, or get another by its button, a swipe or an arrow key. */
function IdeaCard({ activity, child, why, where, onTurn }: IdeaCardProps) {
  const { id, title, description } = activity
  const swipes = useSwipes(onTurn)
  usePrefetched(id)
  return (
    <article {...swipes} className="card lift flush now" aria-labelledby="now-title">
      <div className="now-picture">
        <ActivityScene activity={activity} where={where} />
      </div>
      <div className="now-body">
        <div aria-live="polite">
          <h2 id="now-title" className="mb-1.5">
            {title}
          </h2>
          <p className="now-why mb-1.5 flex gap-2 text-ui leading-[1.3] font-[700] text-teal-ink">
            <Lightbulb className="icon" aria-hidden />
            {why}
          </p>
          <p className="card-line text-body mb-3">
            {cardSentence(withChildName(description, child?.name), mostCharacters)}
          </p>
          {where === 'seat' && !activity.moments?.is_voice_only && (
            <p className="small mb-3">
              <b>Not while you drive:</b> this one needs your hands.
            </p>
          )}
        </div>
        <ActivityFacts
          activity={activity}
          hasNoAges={child !== undefined}
          hasNoNeeds={why.toLowerCase().includes(nothingNeeded)}
        />
        <div className="now-actions">
          <StartNow id={id} preload="render" />
          <Button icon={ArrowRight} onClick={() => onTurn(1)}>
            Another
          </Button>
        </div>
      </div>
    </article>
  )
}

/** The whole sentence, as authors write them: it says what to do at one look. Only a family's own may be longer. */
const mostCharacters = 170

const swipePx = 60

/** Handlers that turn to the next card or the one before by a swipe or an arrow key. */
function useSwipes(onTurn: (by: number) => void) {
  const from = useRef<Touch>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      from.current = touches[0]
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const to = changedTouches[0]
      if (!from.current || !to) return
      const [across, down] = [to.clientX - from.current.clientX, to.clientY - from.current.clientY]
      if (Math.abs(across) > swipePx && Math.abs(across) > 2 * Math.abs(down))
        onTurn(across < 0 ? 1 : -1)
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'ArrowRight') onTurn(1)
      if (key === 'ArrowLeft') onTurn(-1)
    },
  }
}

/** Preloads the steps of the visible card before 'Start now'. */
function usePrefetched(id: string) {
  const utils = trpc.useUtils()
  const isFirst = useRef(true)
  useEffect(() => {
    // Only for a card at which a parent stops while paging through them.
    const waitMs = isFirst.current ? 0 : 400
    isFirst.current = false
    const timer = setTimeout(() => void utils.activities.byId.prefetch({ id }), waitMs)
    return () => clearTimeout(timer)
  }, [utils, id])
}

type AnswersProps = {
  answers: RightNow
  here: readonly Child[]
  count: number
  onAsk: () => void
}

/** The given answers, in the thumb's reach; a click asks all of it again. */
function Answers({ answers, here, count, onAsk }: AnswersProps) {
  const where = wheres.find(({ id }) => id === answers.where)?.label
  const how = hows.find(({ id }) => id === answers.how)?.label
  const all: [Answer | null, string | undefined, string][] = [
    [answers.where, where, 'Where are we?'],
    [answers.how, how, 'How is the mood?'],
  ]
  const names = here.map(({ name }) => name).join(' + ')
  if (count > 1) all.push(['who', names, 'Who is here?'])
  return (
    <Button
      isBlock
      variant={where || how ? 'calm' : 'secondary'}
      className="now-answers mt-4 px-2 text-ui"
      onClick={onAsk}
    >
      <span>
        {all.map(([answer, words, question], place) => (
          <Fragment key={question}>
            {place > 0 && ' · '}
            {words && <span className="hidden-text">{question} </span>}
            {answer && <LazyAnswerIcon of={answer} />}
            {words ?? question}
          </Fragment>
        ))}
      </span>
    </Button>
  )
}
