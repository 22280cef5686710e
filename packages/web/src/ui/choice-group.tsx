import { Check, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './fields.tsx'
import { Radio } from './radio.tsx'

type Choice<Value extends string | number> = {
  value: Value
  /** For an unavailable choice, the label contains the reason: 'Coins: from age 4'. */
  label: ReactNode
  icon?: LucideIcon
  /** One letter in a round face, for children. */
  face?: string
  isDisabled?: boolean
}

type GroupProps<Value extends string | number> = {
  label: ReactNode
  /** Hides the label visually where a heading already says it. */
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

/** A choice of one, as chips. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { options, value, onChange } = props
  const name = useId()
  return (
    <Group {...props} isRadioGroup>
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name}
          className="pick"
          checked={option.value === value}
          disabled={option.isDisabled}
          onChange={() => onChange(option.value)}
        >
          <PickContent {...option} isChosen={option.value === value} />
        </Radio>
      ))}
    </Group>
  )
}

type MultiChoiceGroupProps<Value extends string | number> = GroupProps<Value> & {
  values: readonly Value[]
  onChange: (values: Value[]) => void
}

/** A choice of any number, as toggle chips. */
export function MultiChoiceGroup<Value extends string | number>(
  props: MultiChoiceGroupProps<Value>,
) {
  const { options, values, onChange } = props
  function toggle(value: Value) {
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])
  }
  return (
    <Group {...props}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="pick"
          aria-pressed={values.includes(option.value)}
          disabled={option.isDisabled}
          onClick={() => toggle(option.value)}
        >
          <PickContent {...option} isChosen={values.includes(option.value)} />
        </button>
      ))}
    </Group>
  )
}

type FrameProps = Omit<GroupProps<never>, 'options'> & {
  isRadioGroup?: boolean
  children: ReactNode
}

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
        <div {...frame} role="radiogroup" aria-invalid={error !== undefined || undefined}>
          {children}
        </div>
      ) : (
        <fieldset {...frame} data-invalid={error !== undefined || undefined}>
          {children}
        </fieldset>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}

type PickContentProps = Choice<string | number> & { isChosen: boolean }

// A chosen chip shows a tick, so that it is not color alone; a face already shows whose it is.
function PickContent({ face, label, icon, isChosen }: PickContentProps) {
  const Icon = isChosen && !face ? Check : icon
  return (
    <>
      {face && (
        <span className={classNames('child-face', !isChosen && 'plum')} aria-hidden="true">
          {face}
        </span>
      )}
      {Icon && <Icon className="icon" aria-hidden />}
      {label}
    </>
  )
}
