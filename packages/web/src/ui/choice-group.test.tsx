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

const radio = (name: string) => screen.getByRole('radio', { name })

describe('choosing one', () => {
  it('goes round with the arrows, passes over what is disabled, and chooses as it goes', () => {
    render(<OneChild initial="leo" />)
    radio('Leo, 3').focus()

    fireEvent.keyDown(radio('Leo, 3'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(radio('Ada, 7'))
    expect(radio('Ada, 7').getAttribute('aria-checked')).toBe('true')
    expect(radio('Leo, 3').getAttribute('aria-checked')).toBe('false')

    fireEvent.keyDown(radio('Ada, 7'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(radio('Leo, 3'))
  })

  it('goes to the ends with Home and End, and leaves other keys alone', () => {
    render(<OneChild initial="leo" />)
    radio('Leo, 3').focus()
    fireEvent.keyDown(radio('Leo, 3'), { key: 'End' })
    expect(document.activeElement).toBe(radio('Ada, 7'))
    fireEvent.keyDown(radio('Ada, 7'), { key: 'Home' })
    expect(document.activeElement).toBe(radio('Leo, 3'))
    expect(fireEvent.keyDown(radio('Leo, 3'), { key: 'a' })).toBe(true)
  })

  it('is one stop of the Tab key: the chosen one, or the first when none is chosen', () => {
    const stops = () => screen.getAllByRole('radio').map((one) => one.tabIndex)
    const { unmount } = render(<OneChild initial="ada" />)
    expect(stops()).toEqual([-1, -1, 0])
    unmount()
    render(<OneChild />)
    expect(stops()).toEqual([0, -1, -1])
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
  it('presses and releases each on its own', () => {
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
