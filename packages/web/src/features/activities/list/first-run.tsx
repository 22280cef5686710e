import type { ActivityCard, MaterialId } from '@fgm/shared/activities/activities'
import { materials } from '@fgm/shared/activities/lists'
import { fits, type Ranked } from '@fgm/shared/activities/ranking'
import { lowerFirst } from '@fgm/shared/text/words'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'
import { needs } from '../activity-text.ts'
import { AgeLinks } from '../age-links.tsx'
import { ageOf, isNear, rememberVisitor, useVisitor, type Visitor } from '../visitor.ts'

/*
 * A visitor's first run (docs/decisions/054-three-taps.md): how old, what is near, play. Both answers are links, so
 * that they work before the scripts are loaded; the address contains them, and this browser remembers them.
 */

/** The hash that asks the remembered questions again. */
const again = 'child_age=again'
const nothing = 'nothing'
const wordOf = (materials: readonly MaterialId[]) => materials.join('.') || nothing

/** A visitor's answers: from the address, or remembered. */
export function useFirstRun(isVisitor: boolean): Visitor {
  const hash = useLocation({ select: (location) => location.hash })
  const kept = useVisitor()
  const isAsked = useIsHydrated() && isVisitor
  const answers = useMemo(() => readHash(hash), [hash])
  useEffect(() => {
    if (isAsked && answers) rememberVisitor(answers)
  }, [isAsked, answers])
  if (!isAsked || hash === again) return {}
  return answers ?? kept
}

function readHash(hash: string): { age: number; near: MaterialId[] | undefined } | null {
  const words = new URLSearchParams(hash)
  const age = ageOf(words.get('child_age'))
  const near = words.get('near')?.split('.')
  const known = materials.map(({ id }) => id).filter((id) => near?.includes(id))
  return age === null ? null : { age, near: near && known }
}

/** First what needs exactly what is near, then what needs no more than that, then the others. */
export const nearFirst = (ideas: Ranked[], { near }: Visitor): Ranked[] =>
  near === undefined
    ? ideas
    : ideas.toSorted((a, b) => distance(a.card, near) - distance(b.card, near))

function distance({ materials: needed }: ActivityCard, near: readonly MaterialId[]): number {
  if (!isNear(needed, { near })) return 2
  return needed.length === near.length ? 0 : 1
}

type FirstRunProps = { visitor: Visitor; cards: readonly ActivityCard[]; children: ReactNode }

/** One question at a time in place of the answers; `children` are those, once both are given. */
export function FirstRun({ visitor: { age, near }, cards, children }: FirstRunProps) {
  const place = useRef<HTMLDivElement>(null)
  const question = age === undefined ? 'age' : near === undefined ? 'near' : 'none'
  const shown = useRef(question)
  // The clicked link is removed, and the focus with it.
  useEffect(() => {
    if (shown.current !== question && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
    shown.current = question
  }, [question])
  return (
    <div ref={place} tabIndex={-1} className="first-run outline-none">
      {age === undefined ? (
        <Question title="How old is your child?">
          {/* On a desktop tiles like those of place and mood, which replace them later. */}
          <div className="desk:[&_li]:basis-[30%] desk:[&_.pick]:min-h-20 desk:[&_.pick]:text-lead">
            <AgeLinks staysHere />
          </div>
          <p className="small muted mt-1 max-desk:hidden">
            Then the card fits. It stays on this device.
          </p>
        </Question>
      ) : near === undefined ? (
        <Question title="What is near?">
          <NearLinks age={age} cards={cards.filter((card) => fits(card, age))} />
        </Question>
      ) : (
        <>
          {children}
          <p className="small muted mt-1">
            For age {age}, {near.length > 0 ? `with ${lowerFirst(needs(near))}` : 'with nothing'}{' '}
            near.{' '}
            <Link to={paths.activities} hash={again} resetScroll={false} className="link-pad">
              Change
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="mt-5 grid gap-2 desk:mt-0">
      <p className="font-strong">{title}</p>
      {children}
    </nav>
  )
}

/** Only what the cards for this age need, so that every answer leads to one. */
function NearLinks({ age, cards }: { age: number; cards: readonly ActivityCard[] }) {
  const sets = new Map(cards.map(({ materials }) => [wordOf(materials), materials]))
  return (
    <ul className="picks">
      {[...sets]
        .toSorted(([, a], [, b]) => a.length - b.length)
        .map(([word, materials]) => (
          <li key={word}>
            <Link
              to={paths.activities}
              hash={`child_age=${age}&near=${word}`}
              resetScroll={false}
              className="pick"
            >
              {materials.length > 0 ? needs(materials) : 'Nothing'}
            </Link>
          </li>
        ))}
    </ul>
  )
}
