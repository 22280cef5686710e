import { emptyDocument } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { openedWithRoom } from '@fgm/shared/hunts/openings'
import { expect, test } from 'vitest'
import { maskPlaces, unmaskPlaces } from './clue-checks.ts'

test.each(['Oma “Gerda” Haus', 'Opa "Piet"', '"Gerda"', "Mia's Room", 'Kitchen'])(
  '%s stays at home, and comes back',
  (label) => {
    const { document } = placeNextTo(emptyDocument(), { type: 'kitchen' })
    const house = { ...document, rooms: document.rooms.map((room) => ({ ...room, label })) }
    const description = `${openedWithRoom('Off to {room}!', label)} Find a spoon.`
    const item = {
      id: 'a',
      name: 'A spoon',
      description,
      location: label,
      category: '',
      found: false,
    }
    const clue = maskPlaces(house, item, '1')
    expect(clue.masked).toMatch(/^Off to (the )?(room called “)?\{1\}”?! Find a spoon\.$/)
    expect(unmaskPlaces(clue, clue.masked)).toBe(description)
  },
)
