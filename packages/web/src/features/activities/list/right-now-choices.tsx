import { hows, type RightNow, wheres } from '@fgm/shared/activities/right-now'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { initial } from '../../../ui/avatar.tsx'
import { ChoiceGroup, MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import type { Child, Children } from '../../children/use-children.ts'
import type { Answer } from './answer-icon.tsx'
import { LazyAnswerIcon } from './lazy-answer-icon.tsx'
import './right-now-choices.css'

export type RightNowChoicesProps = {
  answers: RightNow
  onAnswer: (next: RightNow) => void
  family: Children
  here: readonly Child[]
}

const any = 'any'
const whereChoices = [
  ...wheres.map(({ id, label }) => ({ value: id, label: withIcon(id, label) })),
  { value: any, label: 'Anywhere' },
] as const
const howChoices = [
  ...hows.map(({ id, label }) => ({ value: id, label: withIcon(id, label) })),
  { value: any, label: 'Any mood' },
] as const

function withIcon(id: Answer, label: string) {
  return (
    <>
      <LazyAnswerIcon of={id} />
      {label}
    </>
  )
}

/** Three questions, none of which has to be answered; each answer changes the card at once. */
export function RightNowChoices({ answers, onAnswer, family, here }: RightNowChoicesProps) {
  const { children = [], choose } = family

  // It is for the youngest: what is shown has to be safe for that child.
  function chooseHere(ids: readonly string[]) {
    const [youngest, ...also] = children
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => a.age - b.age)
    if (!youngest) return
    onAnswer({ ...answers, also: also.map(({ id }) => id) })
    choose(youngest.id)
  }
  return (
    <div className="form now-choices">
      <ChoiceGroup
        label="Where are we?"
        options={whereChoices}
        value={answers.where ?? any}
        onChange={(where) => onAnswer({ ...answers, where: where === any ? null : where })}
      />
      <ChoiceGroup
        label="How is the mood?"
        options={howChoices}
        value={answers.how ?? any}
        onChange={(how) => onAnswer({ ...answers, how: how === any ? null : how })}
      />
      {children.length > 1 && (
        <MultiChoiceGroup
          label="Who is here?"
          options={children.map(({ id, name, age }) => ({
            value: id,
            label: `${name}, ${age}`,
            face: initial(name),
          }))}
          values={here.map(({ id }) => id)}
          onChange={chooseHere}
        />
      )}
      <p className="small muted">
        We remember it for this hour, on this device.{' '}
        {children.length > 0 && (
          <Link to={paths.profile} hash="cards" className="inline-block">
            How cards are chosen
          </Link>
        )}
      </p>
    </div>
  )
}
