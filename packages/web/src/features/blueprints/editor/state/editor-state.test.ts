import { emptyDocument } from '@fgm/shared/blueprints/document'
import { furnishRoom } from '@fgm/shared/blueprints/furniture'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { describe, expect, it } from 'vitest'
import { actionFor } from './editor-keys.ts'
import { editorReducer, takesDrag } from './editor-reducer.ts'
import {
  documentOf,
  type EditorEvent,
  type EditorState,
  type Pointing,
  startEditor,
} from './editor-state.ts'

const empty = startEditor({ name: 'Home', is_public: false, document: emptyDocument() })
const run = (state: EditorState, ...events: EditorEvent[]) => events.reduce(editorReducer, state)
const at = (x: number, y: number, more: Partial<Pointing> = {}): Pointing => ({
  at: { x, y },
  reach: 10,
  is_touch: false,
  is_free: false,
  is_adding: false,
  ...more,
})
const tap = (x: number, y: number): EditorEvent => ({ type: 'tap', pointing: at(x, y) })
const select: EditorEvent = { type: 'tool', tool: 'select' }
const drag = (from: Pointing, ...to: Pointing[]): EditorEvent[] => [
  { type: 'drag_start', pointing: from },
  ...to.map((pointing): EditorEvent => ({ type: 'drag', pointing })),
  { type: 'release' },
]
/** A living room of 200 x 160 at 100, 100, selected. */
const oneRoom = run(empty, tap(100, 100), tap(300, 260), select)
const rooms = (state: EditorState) => documentOf(state).rooms
const room = (state: EditorState) => rooms(state)[0]

describe('the room tool', () => {
  it('draws from a first click to a second one, on the grid', () => {
    const begun = run(empty, tap(97, 104), { type: 'hover', pointing: at(203, 188) })
    expect(begun.gesture).toEqual({
      kind: 'room',
      from: { x: 100, y: 100 },
      to: { x: 200, y: 180 },
    })
    const drawn = run(begun, tap(303, 258))
    expect(room(drawn)).toMatchObject({ type: 'living_room', size: { width: 200, height: 160 } })
    expect(drawn.gesture).toBeNull()
    expect(drawn.selected).toEqual([room(drawn)?.id])
  })

  it('keeps the first corner when the second is too near, and drops it on Escape', () => {
    const near = run(empty, tap(100, 100), tap(120, 120))
    expect(near.notice).toMatchObject({ tone: 'refused' })
    expect(near.gesture?.kind).toBe('room')
    expect(run(near, { type: 'cancel' }).gesture).toBeNull()
  })

  it('draws in one drag, too', () => {
    const drawn = run(empty, ...drag(at(0, 0), at(50, 60), at(120, 100)))
    expect(room(drawn)?.size).toEqual({ width: 120, height: 100 })
  })
})

describe('the select tool', () => {
  it('moves a room in one step of undo, however far', () => {
    const moved = run(oneRoom, ...drag(at(200, 200), at(220, 200), at(260, 230), at(300, 262)))
    expect(room(moved)?.position).toEqual({ x: 200, y: 160 })
    expect(room(run(moved, { type: 'undo' }))?.position).toEqual({ x: 100, y: 100 })
    const again = run(moved, { type: 'undo' }, { type: 'redo' })
    expect(room(again)?.position).toEqual({ x: 200, y: 160 })
  })

  it('places freely with Alt, and goes back on Escape', () => {
    const [start, ...rest] = drag(at(200, 200), at(207, 203, { is_free: true }))
    const moving = run(oneRoom, ...(start ? [start] : []), ...rest.slice(0, 1))
    expect(room(moving)?.position).toEqual({ x: 107, y: 103 })
    expect(room(run(moving, { type: 'cancel' }))?.position).toEqual({ x: 100, y: 100 })
  })

  it('drags a corner while the opposite one stays, down to the smallest room', () => {
    const wider = run(oneRoom, ...drag(at(300, 260), at(341, 318)))
    expect(room(wider)).toMatchObject({
      position: { x: 100, y: 100 },
      size: { width: 240, height: 220 },
    })
    const smaller = run(oneRoom, ...drag(at(100, 100), at(600, 600)))
    expect(room(smaller)).toMatchObject({
      position: { x: 220, y: 180 },
      size: { width: 80, height: 80 },
    })
  })

  it('shows a guide where a room aligns with another', () => {
    const two = run(oneRoom, {
      type: 'edit',
      edit: (document) => placeNextTo(document, { type: 'kitchen' }),
      words: '',
    })
    const { position } = rooms(two)[1] ?? { position: { x: 0, y: 0 } }
    const [start] = drag(at(position.x + 50, position.y + 50))
    const way = at(position.x + 50, position.y + 50 + 103 - position.y)
    const moving = run(two, ...(start ? [start] : []), { type: 'drag', pointing: way })
    expect(rooms(moving)[1]?.position.y).toBe(100)
    const guides = moving.gesture?.kind === 'move' ? moving.gesture.guides : []
    expect(guides).toContainEqual(expect.objectContaining({ axis: 'y', at: 100 }))
  })

  it('does not move an unselected room by thumb, so that the sheet can be moved', () => {
    const thumb = at(200, 200, { is_touch: true })
    const none = run(oneRoom, { type: 'select', id: null })
    expect(takesDrag(none, thumb)).toBe(false)
    expect(takesDrag(oneRoom, thumb)).toBe(true)
    expect(takesDrag(none, at(200, 200))).toBe(true)
  })
})

describe('rooms that meet', () => {
  const two = run(oneRoom, { type: 'tool', tool: 'room' }, tap(400, 100), tap(500, 260), select)
  const [left, right] = rooms(two).map(({ id }) => id)

  it('share a wall when one is moved slightly over it, by hand and by key', () => {
    const moved = run(two, ...drag(at(450, 200), at(340, 200)))
    expect(rooms(moved)[1]?.position).toEqual({ x: 300, y: 100 })
    const pulled = run(two, { type: 'select', id: left ?? '' }, ...drag(at(300, 260), at(418, 260)))
    expect(room(pulled)?.size.width).toBe(300)
    const narrow = run(two, tap(450, 200), ...drag(at(400, 100), at(285, 100)))
    expect(rooms(narrow)[1]).toMatchObject({ position: { x: 300 }, size: { width: 200 } })
  })

  it('that overlap say so, and can both be chosen and dragged', () => {
    const over = run(two, ...drag(at(450, 200), at(300, 220)))
    expect(over.notice.words).toMatch(/^Living Room 2 lies on Living Room\.$/)
    const below = run(over, tap(280, 210))
    expect(below.selected).toEqual([left])
    expect(run(below, tap(280, 210)).selected).toEqual([right])
    const held = run(below, { type: 'drag_start', pointing: at(280, 210) })
    expect(held).toMatchObject({ selected: [left], gesture: { kind: 'move' } })
  })
})

describe('furniture', () => {
  const furnished = run(
    oneRoom,
    { type: 'tool', tool: 'furniture' },
    { type: 'set', values: { furniture_type: 'chair' } },
    tap(200, 200),
  )

  it('is placed by a click in a room, and refused outside of one', () => {
    expect(documentOf(furnished).furniture).toMatchObject([
      { type: 'chair', position: { x: 180, y: 180 } },
    ])
    const outside = run(furnished, tap(700, 500))
    expect(documentOf(outside)).toBe(documentOf(furnished))
    expect(outside.notice.words).toMatch(/needs a room/)
  })

  it('is deleted within ten units of a click, before the room is', () => {
    const deleting = run(furnished, { type: 'tool', tool: 'delete' }, tap(228, 200))
    expect(documentOf(deleting)).toMatchObject({ furniture: [], rooms: [{}] })
    const gone = run(furnished, { type: 'tool', tool: 'delete' }, tap(260, 240))
    expect(documentOf(gone)).toMatchObject({ furniture: [], rooms: [] })
    expect(gone.notice).toMatchObject({
      tone: 'deleted',
      words: 'Living Room and one piece of furniture deleted.',
    })
    expect(documentOf(run(gone, { type: 'undo' })).furniture).toHaveLength(1)
  })

  it('is restored from its toast only while nothing was done since', () => {
    const gone = run(furnished, { type: 'tool', tool: 'delete' }, tap(228, 200))
    const back: EditorEvent = { type: 'undo_deletion', left: gone.notice.left }
    expect(documentOf(run(gone, back)).furniture).toHaveLength(1)
    for (const since of [{ type: 'undo' } as const, tap(260, 240)]) {
      const changed = run(gone, since)
      const refused = run(changed, back)
      expect(documentOf(refused)).toBe(documentOf(changed))
      expect(refused.notice).toMatchObject({
        tone: 'refused',
        words: expect.stringMatching(/changed since/),
      })
    }
  })
})

describe('keys', () => {
  const press = (state: EditorState, key: string, more: Partial<KeyboardEvent> = {}) => {
    const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }
    let next = state
    actionFor({ key, ...keys }, state)?.perform({
      state,
      dispatch: (event) => {
        next = editorReducer(next, event)
      },
      zoomBy: () => {},
      fit: () => {},
      save: () => {},
      showShortcuts: () => {},
    })
    return next
  }

  it('move, resize, copy, turn and delete what is selected', () => {
    expect(room(press(oneRoom, 'ArrowRight'))?.position.x).toBe(120)
    expect(room(press(oneRoom, 'ArrowUp', { shiftKey: true }))?.position.y).toBe(99)
    expect(room(press(oneRoom, 'ArrowDown', { altKey: true }))?.size.height).toBe(180)
    expect(rooms(press(oneRoom, 'd', { ctrlKey: true }))).toHaveLength(2)
    expect(room(press(oneRoom, 't'))?.size).toEqual({ width: 160, height: 200 })
    expect(rooms(press(oneRoom, 'Delete'))).toHaveLength(0)
  })

  it('undo and redo, on every kind of keyboard', () => {
    const undone = press(oneRoom, 'z', { metaKey: true })
    expect(rooms(undone)).toHaveLength(0)
    expect(rooms(press(undone, 'Z', { ctrlKey: true, shiftKey: true }))).toHaveLength(1)
    expect(rooms(press(undone, 'y', { ctrlKey: true }))).toHaveLength(1)
  })

  it('move a room to a wall, and past what is behind it', () => {
    const two = run(oneRoom, { type: 'tool', tool: 'room' }, tap(320, 100), tap(420, 260), select)
    const chosen = run(two, { type: 'select', id: rooms(two)[0]?.id ?? '' })
    const wall = press(chosen, 'ArrowRight')
    expect(room(wall)?.position.x).toBe(120)
    expect(room(press(wall, 'ArrowRight'))?.position.x).toBe(420)
    const stuck = press(wall, 'ArrowRight', { altKey: true })
    expect(stuck.notice).toMatchObject({
      tone: 'refused',
      words: 'Living Room 2 is in the way.',
    })
  })

  it('announce sizes in feet, and what a piece is on after a turn', () => {
    expect(press(oneRoom, 'ArrowRight').notice.words).toBe('6 ft from the left, 5 ft from the top.')
    const crowded = ['bed', 'bookshelf'] as const
    const full = crowded.reduce(
      (state, type) =>
        run(state, {
          type: 'edit',
          edit: (document) => furnishRoom(document, room(oneRoom)?.id ?? '', type),
          words: '',
        }),
      oneRoom,
    )
    const bed = run(full, { type: 'select', id: documentOf(full).furniture[0]?.id ?? '' })
    expect(press(bed, 't').notice).toMatchObject({
      tone: 'shown',
      words: 'Turned by a quarter. Its back is to the right. It is on the bookshelf now.',
    })
  })

  it('step through rooms and their furniture', () => {
    const furnished = run(oneRoom, {
      type: 'edit',
      edit: (document) => furnishRoom(document, room(oneRoom)?.id ?? '', 'bed'),
      words: '',
    })
    const [first, second] = [room(furnished)?.id, documentOf(furnished).furniture[0]?.id]
    expect(furnished.selected).toEqual([second])
    expect(press(furnished, 'n').selected).toEqual([first])
    expect(press(furnished, 'n').notice.words).toBe('Living Room is selected.')
    expect(press(furnished, 'p').selected).toEqual([first])
  })
})
