import { emptyDocument } from '@fgm/shared/blueprints/document'
import { addFurniture } from '@fgm/shared/blueprints/furniture'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { beforeEach, describe, expect, it } from 'vitest'
import { actionFor } from './editor-keys.ts'
import { editorReducer, takesDrag } from './editor-reducer.ts'
import {
  documentOf,
  type EditorEvent,
  type EditorState,
  type Pointing,
  startEditor,
} from './editor-state.ts'
import { keepUnit, keptUnit, lengthWords } from './length-units.ts'

/* Multiple selection, the clipboard, and the unit of sizes. */

beforeEach(() => localStorage.clear())

const run = (state: EditorState, ...events: EditorEvent[]) => events.reduce(editorReducer, state)
const at = (x: number, y: number, more: Partial<Pointing> = {}): Pointing => ({
  ...{ at: { x, y }, reach: 10, is_touch: false, is_free: false, is_adding: false },
  ...more,
})
const tap = (x: number, y: number, more: Partial<Pointing> = {}): EditorEvent => ({
  type: 'tap',
  pointing: at(x, y, more),
})
const withShift = { is_adding: true }
const drag = (from: Pointing, ...to: Pointing[]): EditorEvent[] => [
  { type: 'drag_start', pointing: from },
  ...to.map((pointing): EditorEvent => ({ type: 'drag', pointing })),
  { type: 'release' },
]

/** A kitchen of 200 x 160 with a fridge, and a bedroom to its right with a lamp. */
const kitchen = placeNextTo(emptyDocument(), { type: 'kitchen' })
const k = kitchen.id ?? ''
const bedroom = placeNextTo(kitchen.document, { type: 'bedroom', neighbour_id: k })
const b = bedroom.id ?? ''
const place = (id: string) => {
  const part = bedroom.document.rooms.find((room) => room.id === id)
  return part?.position ?? { x: 0, y: 0 }
}
const [inKitchen, inBedroom] = [place(k), place(b)].map(({ x, y }) => ({ x: x + 100, y: y + 100 }))
if (!inKitchen || !inBedroom) throw new Error('There are two rooms')
const fridge = addFurniture(bedroom.document, { type: 'fridge', at: inKitchen })
const lamp = addFurniture(fridge.document, { type: 'lamp', at: inBedroom })
const [f, l] = [fridge.id ?? '', lamp.id ?? '']
const start = startEditor({ name: 'Home', is_public: false, document: lamp.document })
const onFridge = [inKitchen.x, inKitchen.y] as const
const onLamp = [inBedroom.x, inBedroom.y] as const
const both = run(start, tap(...onFridge), tap(...onLamp, withShift))
const piece = (state: EditorState, id: string) =>
  documentOf(state).furniture.find((one) => one.id === id)

function press(state: EditorState, key: string, more: Partial<KeyboardEvent> = {}): EditorState {
  const keys = { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }
  let next = state
  actionFor(keys, state)?.perform({
    state,
    dispatch: (event) => {
      next = editorReducer(state, event)
    },
    zoomBy: () => {},
    fit: () => {},
    save: () => {},
    showShortcuts: () => {},
  })
  return next
}

describe('a multiple selection', () => {
  it('is chosen with Shift, announced by number, and reduced by a second click', () => {
    expect(both).toMatchObject({
      selected: [f, l],
      notice: { words: 'The lamp too. 2 things selected.' },
    })
    const one = run(both, tap(...onLamp, withShift))
    expect(one.selected).toEqual([f])
    expect(one.notice.words).toBe('The lamp is left out. The fridge is selected.')
    expect(run(both, tap(...onLamp)).selected).toEqual([l])
  })

  it('is chosen by touch in a separate mode, which Escape leaves', () => {
    const mode = press(run(start, tap(...onFridge)), 'm')
    const chosen = run(mode, tap(...onLamp, { is_touch: true }))
    expect(chosen).toMatchObject({ tool: 'several', selected: [f, l] })
    expect(takesDrag(chosen, at(...onLamp, { is_touch: true }))).toBe(true)
    expect(takesDrag(chosen, at(5, 5, { is_touch: true }))).toBe(false)
    expect(run(chosen, { type: 'cancel' })).toMatchObject({ tool: 'select', selected: [f, l] })
  })

  it('contains a room or what is in it, never both', () => {
    const room = run(both, tap(place(k).x + 10, place(k).y + 150, withShift))
    expect(room.selected).toEqual([l, k])
    expect(run(room, tap(...onFridge, withShift)).selected).toEqual([l, f])
  })

  it('is what lies in a frame that a mouse draws from empty ground, and Escape undoes', () => {
    const [from, to] = [at(2, 2), at(inBedroom.x + 110, 590)]
    const framed = run(start, ...drag(from, to))
    expect(framed).toMatchObject({ selected: [k, b], notice: { words: '2 things selected.' } })
    const [begin] = drag(from)
    const half = run(both, ...(begin ? [begin] : []), { type: 'drag', pointing: to })
    expect(run(half, { type: 'cancel' }).selected).toEqual([])
    const inRoom = at(inKitchen.x - 60, inKitchen.y - 60, withShift)
    const more = at(inKitchen.x + 60, inKitchen.y + 60, withShift)
    expect(run(start, tap(...onLamp), ...drag(inRoom, more)).selected).toEqual([f, l])
  })

  it('is extended by n with Shift, or is everything with Ctrl+A', () => {
    const first = press(start, 'n')
    const two = press(press(first, 'N', { shiftKey: true }), 'N', { shiftKey: true })
    expect(first.selected).toEqual([k])
    expect(two.selected).toEqual([f, b])
    expect(press(start, 'a', { ctrlKey: true }).selected).toEqual([k, b])
  })

  it('moves by hand and by keys as one step of undo, and keeps together', () => {
    const moved = run(both, ...drag(at(...onFridge), at(onFridge[0] + 22, onFridge[1] - 41)))
    const way = (state: EditorState, id: string) => {
      const [now, then] = [piece(state, id)?.position, piece(both, id)?.position]
      return [(now?.x ?? 0) - (then?.x ?? 0), (now?.y ?? 0) - (then?.y ?? 0)]
    }
    expect(way(moved, f)).toEqual(way(moved, l))
    expect(way(moved, f)).not.toEqual([0, 0])
    expect(documentOf(run(moved, { type: 'undo' }))).toEqual(documentOf(both))
    const keyed = press(press(both, 'ArrowUp'), 'ArrowUp')
    expect([way(keyed, f), way(keyed, l), keyed.notice.words]).toEqual([
      [0, -40],
      [0, -40],
      '2 things moved.',
    ])
    expect(documentOf(run(keyed, { type: 'undo' }))).toEqual(documentOf(both))
  })

  it('turns and is deleted as one step', () => {
    const turned = press(both, 't')
    expect([piece(turned, f)?.rotation, piece(turned, l)?.rotation]).toEqual([270, 90])
    const gone = press(both, 'Delete')
    expect(gone.notice).toMatchObject({ tone: 'deleted', words: '2 pieces of furniture deleted.' })
    expect(run(gone, { type: 'undo' }).history.present).toBe(documentOf(both))
    const rooms = press(press(start, 'a', { ctrlKey: true }), 'Delete')
    expect(rooms.notice.words).toBe('2 rooms and 2 pieces of furniture deleted.')
  })
})

describe('the clipboard', () => {
  it('pastes a copy into the room that is selected, in one step', () => {
    const copied = press(run(start, tap(...onFridge)), 'c', { ctrlKey: true })
    expect(copied.notice).toMatchObject({ tone: 'shown', words: 'The fridge copied.' })
    const pasted = press(run(copied, { type: 'select', id: b }), 'v', { metaKey: true })
    const [copy] = pasted.selected
    expect(piece(pasted, copy ?? '')).toMatchObject({ type: 'fridge', roomId: b })
    expect(documentOf(run(pasted, { type: 'undo' }))).toBe(documentOf(start))
  })

  it('cuts a room and pastes it upstairs', () => {
    const cut = press(run(start, { type: 'select', id: k }), 'x', { ctrlKey: true })
    expect(cut).toMatchObject({ selected: [], notice: { words: 'Kitchen cut.' } })
    expect(documentOf(cut).furniture.map(({ id }) => id)).toEqual([l])
    const up = press(run(cut, { type: 'floor', floor: 2 }), 'v', { ctrlKey: true })
    expect(documentOf(up).rooms.at(-1)).toMatchObject({ label: 'Kitchen', floor: 2 })
    expect(documentOf(up).furniture).toHaveLength(2)
    const back = run(up, { type: 'undo' }, { type: 'undo' })
    expect(documentOf(back)).toBe(documentOf(start))
  })

  it('duplicates several things at once', () => {
    const doubled = press(both, 'd', { ctrlKey: true })
    expect(documentOf(doubled).furniture).toHaveLength(4)
    expect(doubled.selected).toHaveLength(2)
    expect(documentOf(run(doubled, { type: 'undo' }))).toBe(documentOf(both))
  })
})

describe('sizes', () => {
  it('are shown in the chosen unit, which the browser stores', () => {
    expect(keptUnit()).toBe('ft')
    keepUnit('m')
    expect(keptUnit()).toBe('m')
    const steps = run(start, { type: 'set', values: { unit: 'steps' } }, { type: 'select', id: k })
    const wider = press(steps, 'ArrowDown', { altKey: true })
    expect(wider.notice.words).toBe('10 steps wide, 9 steps deep.')
    expect([lengthWords(20, 'steps'), lengthWords(90, 'm')]).toEqual(['1 step', '1.5 m'])
  })
})
