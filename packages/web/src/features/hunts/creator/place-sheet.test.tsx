import { emptyDocument } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { PlaceSheet } from './place-sheet.tsx'

it('distinguishes two rooms with the same name, and returns the id of the clicked one', async () => {
  const one = placeNextTo(emptyDocument(), { type: 'bedroom' })
  const two = placeNextTo(one.document, { type: 'bedroom', neighbour_id: one.id ?? '' })
  // Houses from before names were unique.
  const rooms = two.document.rooms.map((room) => ({ ...room, label: 'Bedroom' }))
  const house = { ...two.document, rooms }
  const onChoose = vi.fn()
  render(
    <PlaceSheet
      document={house}
      item={{ location: 'Bedroom', place_id: two.id ?? '' }}
      isOpen
      onOpenChange={() => {}}
      onChoose={onChoose}
    />,
  )
  const chosen = screen.getByRole('button', { name: 'Bedroom (2)', pressed: true })
  expect(screen.getByRole('button', { name: 'Bedroom', pressed: false })).toBeTruthy()
  const mark = document.querySelector('.place-chosen')
  const room = house.rooms.find(({ id }) => id === two.id)
  expect(Number(mark?.getAttribute('x')) + 4).toBe(room?.position.x)
  chosen.click()
  expect(onChoose).toHaveBeenCalledWith({ location: 'Bedroom', place_id: two.id })
  await press('Bedroom')
  expect(onChoose).toHaveBeenLastCalledWith({ location: 'Bedroom', place_id: one.id })
})

it('offers what a child may look at, and not the stove', () => {
  const { document: bare, id = '' } = placeNextTo(emptyDocument(), { type: 'kitchen' })
  const house = furnishRoom(furnishRoom(bare, id, 'stove').document, id, 'plant').document
  const nothing = () => {}
  render(
    <PlaceSheet
      document={house}
      item={{ location: '' }}
      isOpen
      onOpenChange={nothing}
      onChoose={nothing}
    />,
  )
  expect(screen.getByRole('button', { name: /plant/i })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /stove/i })).toBeNull()
})
