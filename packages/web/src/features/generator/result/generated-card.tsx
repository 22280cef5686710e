import type { Difficulty, MaterialId } from '@fgm/shared/activities/activities'
import { isNothing, linesOf, neededLines } from '@fgm/shared/activities/words'
import type { Draft, GeneratedActivity } from '@fgm/shared/generator'
import { ArrowUpRight, Check, ShieldCheck, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { Chip, DifficultyChip } from '../../../ui/chip.tsx'
import { AgesFact, Facts, MinutesFact } from '../../../ui/facts.tsx'
import { SafetyNote, Say, StepNumber } from '../../../ui/reading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { NeedsFact } from '../../activities/activity-card.tsx'
import { ActivityScene } from '../../activities/activity-scene.tsx'
import { spokenPrompt } from '../../activities/activity-text.ts'
import { useTicks } from '../../activities/use-ticks.ts'
import { Variation } from '../../activities/variation.tsx'
import type { Wishes } from '../generation-state.ts'

type GeneratedCardProps = {
  content: CardContent
  /** What happens to it; missing when it is finished. */
  progress?: 'writing' | 'reading'
  /** Below its head: what was changed of the wish. */
  notes?: ReactNode
  /** At its end: who made it, where it is saved. */
  children?: ReactNode
}

/**
 * The card of an activity: with its title and what to fetch while it is written, and with a place for its
 * steps, which are not shown before they passed every check. Where there are two columns, a part of it is in `CardSide`.
 */
export function GeneratedCard({ content, progress, notes, children }: GeneratedCardProps) {
  const isWriting = progress !== undefined
  const isWide = useIsWide()
  const { setup_instructions, connection_prompt } = content
  return (
    <article
      className="card lift grid grid-cols-[minmax(0,1fr)] gap-5 desk:px-8 desk:pt-6 desk:pb-8"
      aria-busy={isWriting}
    >
      <div className="grid gap-4">
        {!isWide && <CardPicture scene={content.scene} />}
        <CardHead content={content} isWriting={isWriting} hasFacts={!isWide} />
      </div>
      {notes}
      {isWide ? (
        <MaterialsRead things={isWriting ? undefined : content.materials_list} />
      ) : (
        <MaterialsNeeded content={content} isWriting={isWriting} />
      )}
      {(setup_instructions || isWriting) && (
        <section>
          <h3 className="mb-2">Setup Instructions</h3>
          {content.safety_note && <SafetyNote text={content.safety_note} />}
          {setup_instructions ? (
            <Steps steps={setup_instructions} />
          ) : (
            <StepsToCome isReading={progress === 'reading'} />
          )}
        </section>
      )}
      {connection_prompt && <Say {...spokenPrompt(connection_prompt)} />}
      {!isWide && <Objectives content={content} />}
      <EasierHarder content={content} />
      {children}
    </article>
  )
}

type CardSideProps = { content: CardContent; isWriting?: boolean }

/** Where there are two columns: what it looks like, how long, for whom and what to fetch, as on the activity's own page. */
export function CardSide({ content, isWriting }: CardSideProps) {
  return (
    <>
      <CardPicture scene={content.scene} />
      <Facts>
        <MinutesFact minutes={content.duration_minutes} />
        <AgesFact min_age={content.min_age} max_age={content.max_age} />
      </Facts>
      <MaterialsNeeded content={content} isWriting={isWriting} isApart />
    </>
  )
}

// Its box is there while the activity is written, so that nothing jumps when it is done.
function CardPicture({ scene }: { scene: string | undefined }) {
  return (
    <div className="result-picture flex justify-center overflow-hidden rounded-(--r-cut) bg-honey-soft px-2 pt-2 [--il-ground:var(--il-wall)]">
      <ActivityScene activity={{ scene }} />
    </div>
  )
}

type CardHeadProps = { content: CardContent; isWriting: boolean; hasFacts: boolean }

function CardHead({ content, isWriting, hasFacts }: CardHeadProps) {
  const { title, description, difficulty_level, duration_minutes } = content
  return (
    <header>
      <div className="row row-wrap gap-2">
        <Chip tone="honey">My Creation</Chip>
        {difficulty_level && <DifficultyChip difficulty_level={difficulty_level} />}
      </div>
      {title ? (
        <h2
          className="mt-2.5 mb-2 text-h2 outline-none desk:text-h1"
          tabIndex={-1}
          ref={isWriting ? undefined : takeFocus}
        >
          {title}
        </h2>
      ) : (
        <Skeleton shape="h36" className="my-3 w-3/5" />
      )}
      {description ? <p className="muted">{description}</p> : <Lines />}
      {hasFacts && (
        <div className="mt-3">
          <Facts>
            <MinutesFact minutes={duration_minutes} />
            <AgesFact min_age={content.min_age} max_age={content.max_age} />
            {content.materials && (
              <NeedsFact of={{ materials: content.materials, needs: content.needs ?? '' }} />
            )}
          </Facts>
        </div>
      )}
    </header>
  )
}

// Once, when the finished card appears: that is where reading starts.
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}

type MaterialsNeededProps = {
  content: CardContent
  isWriting?: boolean | undefined
  /** Next to the card instead of a part of it. */
  isApart?: boolean
}

/** What to fetch first: in the card on phones, next to it on desktops, where the steps gain its room. */
function MaterialsNeeded({ content, isWriting, isApart }: MaterialsNeededProps) {
  const { id, materials_list } = content
  const Heading = isApart ? 'h2' : 'h3'
  if (!materials_list && !isWriting) return null
  return (
    <section>
      <Heading className="mb-2 text-h3">Materials Needed</Heading>
      <div className={isApart ? 'card px-5 py-2.5' : undefined}>
        {materials_list && id ? (
          <Materials key={id} things={materials_list} activity_id={id} />
        ) : (
          <MaterialsToCome things={materials_list} />
        )}
      </div>
    </section>
  )
}

/** For who hears the card, which is before its side: what to fetch comes before the steps. */
function MaterialsRead({ things }: { things: readonly string[] | undefined }) {
  if (!things) return null
  return <p className="hidden-text">Materials Needed: {things.join('; ')}</p>
}

/** Ticked while they are fetched, as on the activity's own page. */
function Materials({ things, activity_id }: { things: readonly string[]; activity_id: string }) {
  const [found, toggle] = useTicks(activity_id)
  return things.map((thing) =>
    isNothing(thing) ? (
      <p key={thing} className="py-1 text-read">
        {thing}
      </p>
    ) : (
      <TickRow key={thing} strikes checked={found.has(thing)} onChange={() => toggle(thing)}>
        {thing}
      </TickRow>
    ),
  )
}

/** While they are written there is no activity yet to which a tick would belong. */
function MaterialsToCome({ things }: { things: readonly string[] | undefined }) {
  if (!things) return <Lines />
  return (
    <ul className="dashed text-read">
      {things.map((thing) => (
        <li key={thing} className="py-2">
          {thing}
        </li>
      ))}
    </ul>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="dashed">
      {steps.map((step, at) => (
        <li key={step} className="grid grid-cols-[36px_1fr] gap-3 py-3 text-read leading-[1.42]">
          <StepNumber className="text-h1 leading-[0.95]">{at + 1}</StepNumber>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** Where the steps will be. Its words have their room from the start, so that nothing moves when they come. */
function StepsToCome({ isReading }: { isReading: boolean }) {
  return (
    <div className="grid gap-5">
      <p className={isReading ? 'note' : 'note invisible'}>
        <ShieldCheck className="icon" aria-hidden />
        <span>
          The steps are written. They are read once more before you see them, so that they are safe
          for your child. It takes a few seconds.
        </span>
      </p>
      <Lines />
      <Lines />
    </div>
  )
}

type ObjectivesProps = { content: CardContent; isApart?: boolean }

/** Why it helps: in the card on phones, on desktops at the end of its side, as on the activity's own page. */
export function Objectives({ content: { learning_objectives }, isApart }: ObjectivesProps) {
  const Heading = isApart ? 'h2' : 'h3'
  if (!learning_objectives) return null
  return (
    <section>
      <Heading className="mb-2 text-h3">Learning Objectives</Heading>
      <ul>
        {learning_objectives.map((objective) => (
          <li key={objective} className="flex gap-3 py-1">
            <Check className="icon mt-[3px] text-teal" aria-hidden />
            <span>{objective}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EasierHarder({ content: { easier, harder } }: { content: CardContent }) {
  if (!easier && !harder) return null
  return (
    <div className="variations">
      {easier && <Variation title="To make it easier" icon={Sprout} text={easier} />}
      {harder && <Variation title="To make it harder" icon={ArrowUpRight} text={harder} />}
    </div>
  )
}

function Lines() {
  return (
    <span className="grid gap-2" aria-hidden="true">
      <Skeleton shape="h18" className="w-11/12" />
      <Skeleton shape="h18" className="w-3/5" />
    </span>
  )
}

/** The card's content. While it is written there are a title and things to fetch at most. */
type CardContent = Draft & {
  id?: string
  duration_minutes: number
  min_age: number
  max_age: number
  difficulty_level?: Difficulty
  description?: string
  setup_instructions?: readonly string[]
  connection_prompt?: string
  learning_objectives?: readonly string[]
  easier?: string
  harder?: string
  safety_note?: string
  /** What its picture shows, and what kinds of things it needs. */
  scene?: string
  materials?: readonly MaterialId[]
  needs?: string
}

/** The card while it is written: minutes and age are what was wished for. */
export function contentOfDraft({ wishes, draft }: { wishes: Wishes; draft: Draft }): CardContent {
  const { duration, child_age } = wishes
  return { ...draft, duration_minutes: duration, min_age: child_age, max_age: child_age }
}

/** The finished card. */
export function contentOfActivity(
  activity: GeneratedActivity,
): CardContent & { materials_list: readonly string[] } {
  const { materials_list, setup_instructions, learning_objectives } = activity
  return {
    ...activity,
    materials_list: neededLines(materials_list),
    setup_instructions: linesOf(setup_instructions),
    learning_objectives: linesOf(learning_objectives),
  }
}
