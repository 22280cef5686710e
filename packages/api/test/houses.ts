import type { TestBrowser, TestResponse } from './test-browser.ts'

/* Houses and hunts for tests, as a client would send them. */

type Box = { position: { x: number; y: number }; size: { width: number; height: number } }
type Room = Box & { id: string; type: string; label: string; floor?: number }
type Piece = Box & { id: string; type: string; roomId: string; rotation?: number }
export type House = {
  dimensions: Box['size']
  rooms: Room[]
  furniture: Piece[]
}

const size = { width: 300, height: 240 }

/** Two by two, each with a piece in its middle. */
export const fourRooms: House = {
  dimensions: { width: 800, height: 600 },
  rooms: [
    { id: 'k', type: 'kitchen', label: 'Kitchen', position: { x: 100, y: 60 }, size },
    { id: 'l', type: 'living_room', label: 'Living Room', position: { x: 400, y: 60 }, size },
    { id: 'h', type: 'hallway', label: 'Hallway', position: { x: 100, y: 300 }, size },
    { id: 'b', type: 'bedroom', label: 'Bedroom', position: { x: 400, y: 300 }, size },
  ],
  furniture: [
    piece('f', 'fridge', 'k', { x: 220, y: 160 }, { width: 60, height: 60 }),
    piece('c', 'couch', 'l', { x: 480, y: 140 }, { width: 120, height: 60 }),
    piece('t', 'bed', 'b', { x: 500, y: 340 }, { width: 100, height: 120 }),
    piece('x', 'toybox', 'h', { x: 220, y: 460 }, { width: 60, height: 40 }),
  ],
}

function piece(
  id: string,
  type: string,
  roomId: string,
  position: Piece['position'],
  size: Piece['size'],
): Piece {
  return { id, type, roomId, position, size }
}

/** A kitchen with a table beside Mia's room with a bed. */
export const smallHouse = {
  dimensions: { width: 800, height: 600 },
  rooms: [
    {
      id: 'kitchen',
      type: 'kitchen',
      position: { x: 20, y: 20 },
      size: { width: 200, height: 160 },
      label: 'Kitchen',
      color: '#FFF3B8',
    },
    {
      id: 'mia',
      type: 'kids_room',
      position: { x: 220, y: 20 },
      size: { width: 200, height: 160 },
      label: "Mia's Room",
      color: '#E6DDF7',
    },
  ],
  furniture: [
    {
      id: 'table-1',
      type: 'table',
      position: { x: 40, y: 40 },
      roomId: 'kitchen',
      size: { width: 100, height: 60 },
    },
    {
      id: 'bed-1',
      type: 'bed',
      position: { x: 240, y: 40 },
      roomId: 'mia',
      size: { width: 100, height: 120 },
    },
  ],
}

/** A hunt without its blueprint. */
export const smallHunt = {
  hunt_name: 'Rainy Day Treasure',
  hunt_type: 'custom',
  items_data: [
    { name: 'A spoon', description: 'Find what stirs the soup.', location: 'Kitchen - table' },
    { name: 'A pillow', description: 'Find what you sleep on.', location: "Mia's Room - bed" },
  ],
  difficulty_level: 2,
  age_range: '5-6',
}

export const smallPlay = {
  completion_time: 100,
  items_found: 2,
  total_items: 2,
  fun_rating: 4,
  parent_notes: 'Loved the pillow.',
}

/** Stores the small house. @returns its id. */
export async function addBlueprint(browser: TestBrowser, changes: object = {}): Promise<string> {
  const house = { name: 'Our House', blueprint_data: smallHouse, ...changes }
  return idOf(await browser.post('/api/blueprints', house))
}

/** Stores the small hunt, for a blueprint or a preset. @returns its id. */
export async function addHunt(browser: TestBrowser, changes: object = {}): Promise<string> {
  const hunt = { ...smallHunt, blueprint_id: 'cozy-apartment', ...changes }
  return idOf(await browser.post('/api/scavenger-hunts', hunt))
}

function idOf({ status, body }: TestResponse): string {
  if (status !== 201) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body.id
}

/** The same change sent many times in parallel, with one CSRF token. */
export async function atOnce(
  times: number,
  browser: TestBrowser,
  path: string,
  bodyOf: (place: number) => unknown,
): Promise<TestResponse[]> {
  const token = await browser.csrfToken()
  const headers = { 'content-type': 'application/json', 'x-csrftoken': token }
  return Promise.all(
    Array.from({ length: times }, (_, place) =>
      browser.send('POST', path, JSON.stringify(bodyOf(place)), headers),
    ),
  )
}
