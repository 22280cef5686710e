import { expect, it } from 'vitest'
import { readablePrompt } from './result-view.tsx'

it('shows the wishes line by line, and leaves out what is empty', () => {
  const sent = {
    child_age: 5,
    available_materials: [
      { id: 'paper', is: 'Paper or newspaper' },
      { id: 'tape', is: 'Tape' },
    ],
    child_interests: ['Dinosaurs', 'Cars'],
    skill_focus: null,
    wish: '',
  }
  expect(readablePrompt(JSON.stringify(sent))).toBe(
    'Child age: 5\nAvailable materials: Paper or newspaper, Tape\nChild interests: Dinosaurs, Cars',
  )
})

it('does not change what is not JSON', () => {
  expect(readablePrompt('Age: 5')).toBeNull()
  expect(readablePrompt('[1]')).toBeNull()
})
