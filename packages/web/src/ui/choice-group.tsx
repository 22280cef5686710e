import { Check, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { chooseByArrowKeys, tabStop } from './arrow-keys.ts'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

type Choice<Value extends string | number> = {
  value: Value
  /** For a choice that is not available, the label carries the reason: 'Coins: from age 4'. */
  label: ReactNode
  icon?: LucideIcon
  /** One letter in a round face, for children. */
  face?: string
  isDisabled?: boolean
}

type GroupProps<Value extends string | number> = {
  label: ReactNode
  /** Hides the label from the eye where a heading already says it. */
  isLabelHidden?: boolean
  options: readonly Choice<Value>[]
  /** Chips in a row that wraps, in one row that scrolls on phones, in two columns, or short ones in rows as wide as the sheet. */
  layout?: 'wrap' | 'scroll' | 'columns' | 'numbers'
  error?: string
}

type ChoiceGroupProps<Value extends string | number> = GroupProps<Value> & {
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, as chips: a radio group with its keyboard. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { options, value, onChange } = props
  const reachable = tabStop(options, value)
  return (
    <Group {...props} isRadioGroup>
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          // biome-ignore lint/a11y/useSemanticElements: a chip with a face and a tick; the group gives it the radio keyboard.
          <button
            key={option.value}
            type="button"
            role="radio"
            className="pick"
            aria-checked={isChosen}
            disabled={option.isDisabled}
            tabIndex={option.value === reachable ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            <PickContent option={option} isChosen={isChosen} />
          </button>
        )
      })}
    </Group>
  )
}

type MultiChoiceGroupProps<Value extends string | number> = GroupProps<Value> & {
  values: readonly Value[]
  onChange: (values: Value[]) => void
}

/** Any number of many, as chips that stay pressed. */
export function MultiChoiceGroup<Value extends string | number>(
  props: MultiChoiceGroupProps<Value>,
) {
  const { options, values, onChange } = props
  function toggle(value: Value) {
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  }
  return (
    <Group {...props}>
      {options.map((option) => {
        const isChosen = values.includes(option.value)
        return (
          <button
            key={option.value}
            type="button"
            className="pick"
            aria-pressed={isChosen}
            disabled={option.isDisabled}
            onClick={() => toggle(option.value)}
          >
            <PickContent option={option} isChosen={isChosen} />
          </button>
        )
      })}
    </Group>
  )
}

type FrameProps = Pick<
  GroupProps<string | number>,
  'label' | 'isLabelHidden' | 'layout' | 'error'
> & { isRadioGroup?: boolean; children: ReactNode }

function Group(props: FrameProps) {
  const { label, isLabelHidden, layout = 'wrap', error, isRadioGroup, children } = props
  const id = useId()
  const frame = {
    className: classNames('picks', layout !== 'wrap' && layout),
    'aria-labelledby': `${id}label`,
    'aria-describedby': error ? `${id}error` : undefined,
  }
  return (
    <div className="field">
      <span id={`${id}label`} className={isLabelHidden ? 'hidden-text' : 'field-label'}>
        {label}
      </span>
      {isRadioGroup ? (
        <div
          {...frame}
          role="radiogroup"
          aria-invalid={error !== undefined || undefined}
          onKeyDown={chooseByArrowKeys}
        >
          {children}
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its own legend and box.
        <div {...frame} role="group" data-invalid={error !== undefined || undefined}>
          {children}
        </div>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}

type PickContentProps = { option: Choice<string | number>; isChosen: boolean }

// A chosen chip shows a tick, so that it is not color alone; a face already marks whose it is.
function PickContent({ option, isChosen }: PickContentProps) {
  const { face, label } = option
  const Icon = isChosen && !face ? Check : option.icon
  return (
    <>
      {face && (
        <span className={classNames('face', !isChosen && 'plum')} aria-hidden="true">
          {face}
        </span>
      )}
      {Icon && <Icon className="icon" aria-hidden />}
      {label}
    </>
  )
}
