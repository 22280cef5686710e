import { emptyDocument } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { overlap } from '@fgm/shared/blueprints/geometry'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { renameRoom } from '@fgm/shared/blueprints/rooms'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HousePlan } from './house-plan.tsx'
import { labelsOf } from './plan-labels.ts'

const hall = placeNextTo(emptyDocument(), { type: 'hallway' })
const hallId = hall.id ?? ''
const kitchen = placeNextTo(hall.document, { type: 'kitchen', neighbour_id: hallId })
const house = placeNextTo(kitchen.document, { type: 'bathroom', neighbour_id: kitchen.id }).document
const kitchenId = kitchen.id ?? ''
const way = [
  { x: 10, y: 10 },
  { x: 90, y: 90 },
]

it('draws every room by name, the glowing ones and the way through them', () => {
  render(
    <HousePlan
      document={house}
      title="Our house"
      litRoom={kitchenId}
      route={{ stations: way, ways: [way] }}
    />,
  )
  const plan = screen.getByRole('img', { name: 'Our house' })
  const words = [...plan.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(words).toEqual(['Hallway', 'Kitchen', 'Bathroom', '1', '2'])
  expect(plan.querySelectorAll('.plan-glow')).toHaveLength(1)
})

it('has a picture for an empty sheet', () => {
  render(<HousePlan document={emptyDocument()} title="Nothing yet" />)
  expect(screen.getByRole('img', { name: 'Nothing yet' }).getAttribute('viewBox')).toBe(
    '-16 -16 832 632',
  )
})

it('leaves a gap in the wall for every door', () => {
  const { container } = render(<HousePlan document={house} title="Our house" />)
  expect(container.querySelectorAll('.plan-gap')).toHaveLength(2)
})

it('moves a name away from furniture and shortens what cannot fit', () => {
  const long = renameRoom(hall.document, hallId, 'Theverylongcorridorofthewholefamily').document
  const [cut] = labelsOf(long, 4)
  expect(cut?.lines).toEqual([expect.stringMatching(/^Thevery.*…$/)])
  const [plain] = labelsOf(hall.document)
  let furnished = hall.document
  for (let count = 0; count < 3; count += 1)
    furnished = furnishRoom(furnished, hallId, 'dresser').document
  expect(plain).toMatchObject({ lines: ['Hallway'], height: 17 })
  const [moved] = labelsOf(furnished)
  expect(furnished.furniture.filter((piece) => moved && overlap(piece, moved.box))).toEqual([])
  expect(moved?.ink).toBe('dark')
})

it('breaks a name into two lines before its letters get too small', () => {
  const long = renameRoom(hall.document, hallId, 'The corridor of the whole family').document
  const [name] = labelsOf(long, 2.5)
  expect(name?.lines).toHaveLength(2)
  expect(name?.lines.join(' ')).toBe('The corridor of the whole family')
})

it('avoids a trail where it can, and overlaps it where it must', () => {
  const all = { position: { x: 0, y: 0 }, size: hall.document.dimensions }
  expect(labelsOf(hall.document, 1, { marks: [], trail: [all] })).toHaveLength(1)
  const [plain] = labelsOf(hall.document)
  const trail = plain ? [plain.box] : []
  expect(labelsOf(hall.document, 1, { marks: [], trail })[0]?.box).not.toEqual(plain?.box)
})
