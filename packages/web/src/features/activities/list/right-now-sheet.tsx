import type { ActivityCard } from '@fgm/shared/activities/activities'
import { hows, type RightNow, wheres } from '@fgm/shared/activities/right-now'
import { Link } from '@tanstack/react-router'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { initial } from '../../../ui/avatar.tsx'
import { ChoiceGroup, MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Child, Children } from '../../children/use-children.ts'
import { ActivityFacts } from '../activity-card.tsx'
import { ActivityScene } from '../activity-scene.tsx'
import type { Answer } from './answer-icon.tsx'
import { LazyAnswerIcon } from './lazy-answer-icon.tsx'
import './right-now-sheet.css'

type RightNowSheetProps = {
  answers: RightNow
  onAnswer: (next: RightNow) => void
  family: Children
  /** The children who are here. */
  here: readonly Child[]
  /** The card that the answers lead to; undefined where none fits. */
  now: ActivityCard | undefined
  onClose: () => void
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
export function RightNowSheet(props: RightNowSheetProps) {
  const { answers, onAnswer, family, here, now, onClose } = props
  const { children = [], choose } = family

  // The youngest is who it is for: what is shown has to be safe for that child.
  function chooseHere(ids: readonly string[]) {
    const [youngest, ...also] = children
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => a.age - b.age)
    if (!youngest) return
    onAnswer({ ...answers, also: also.map(({ id }) => id) })
    choose(youngest.id)
  }
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title="Right now"
      footer={
        now && (
          <div className="grid gap-3">
            <div className="row">
              <ActivityScene activity={now} size="small" where={answers.where} />
              <div>
                <p className="display text-lead" role="status">
                  {now.title}
                </p>
                <ActivityFacts activity={now} hasNoAges />
              </div>
            </div>
            <ButtonTo
              to={paths.play}
              params={{ activity_id: now.id }}
              preload="render"
              variant="primary"
              isBlock
            >
              Start now
            </ButtonTo>
          </div>
        )
      }
    >
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
            <Link to={paths.profile} hash="cards">
              How cards are chosen
            </Link>
          )}
        </p>
      </div>
    </Sheet>
  )
}
