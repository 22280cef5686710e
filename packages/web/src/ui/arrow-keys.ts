import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The keyboard of a radio group: arrows go round and choose, Home and End go to the ends; what is disabled is passed
 * over. Put it on the element with role="radiogroup".
 */
export function chooseByArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const radios = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:not([disabled])'),
  ]
  const current = radios.indexOf(document.activeElement as HTMLElement)
  const next = nextIndex(event.key, current, radios.length)
  const radio = next === undefined ? undefined : radios[next]
  if (!radio) return
  event.preventDefault()
  radio.focus()
  radio.click()
}

/** Which of a group's radios the Tab key reaches: the chosen one, or the first when none is chosen. */
export function tabStop<Value>(
  options: readonly { value: Value; isDisabled?: boolean }[],
  chosen: Value | null,
): Value | undefined {
  const enabled = options.filter((option) => !option.isDisabled)
  return (enabled.find((option) => option.value === chosen) ?? enabled[0])?.value
}

function nextIndex(key: string, current: number, length: number): number | undefined {
  if (length === 0 || current < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = steps[key]
  return step === undefined ? undefined : (current + step + length) % length
}
