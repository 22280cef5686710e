import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ChoiceGroup, MultiChoiceGroup } from './choice-group.tsx'

const options = [
  { value: 'leo', label: 'Leo, 3' },
  { value: 'mia', label: 'Mia: no profile yet', isDisabled: true },
  { value: 'ada', label: 'Ada, 7' },
]

function OneChild({ initial = null }: { initial?: string | null }) {
  const [child, setChild] = useState(initial)
  return <ChoiceGroup label="Playing with" options={options} value={child} onChange={setChild} />
}

function Materials() {
  const [ticked, setTicked] = useState<string[]>(['leo'])
  return <MultiChoiceGroup label="Reach" options={options} values={ticked} onChange={setTicked} />
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio')

describe('choosing one', () => {
  it('chooses, and never what is disabled', () => {
    render(<OneChild initial="leo" />)
    const checked = () => radios().map((one) => one.checked)
    expect(checked()).toEqual([true, false, false])
    fireEvent.click(screen.getByText('Ada, 7'))
    expect(checked()).toEqual([false, false, true])
    expect(radios().map((one) => one.disabled)).toEqual([false, true, false])
  })

  it('is one group for the arrow keys, apart from the next one', () => {
    render(
      <>
        <OneChild />
        <OneChild />
      </>,
    )
    const names = radios().map((one) => one.name)
    expect(new Set(names.slice(0, 3)).size).toBe(1)
    expect(new Set(names).size).toBe(2)
  })

  it('carries its label and its error', () => {
    render(
      <ChoiceGroup
        label="Playing with"
        options={options}
        value={null}
        onChange={() => {}}
        error="Please select a child first"
      />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Playing with' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(describedBy(group)).toBe('Please select a child first')
  })
})

describe('choosing many', () => {
  it('selects and deselects each independently', () => {
    render(<Materials />)
    const pressed = () =>
      screen.getAllByRole('button').map((one) => one.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['true', 'false', 'false'])
    fireEvent.click(screen.getByRole('button', { name: 'Ada, 7' }))
    expect(pressed()).toEqual(['true', 'false', 'true'])
    fireEvent.click(screen.getByRole('button', { name: 'Leo, 3' }))
    expect(pressed()).toEqual(['false', 'false', 'true'])
  })
})

function describedBy(element: HTMLElement): string | undefined {
  const id = element.getAttribute('aria-describedby')
  return id ? (document.getElementById(id)?.textContent ?? undefined) : undefined
}
