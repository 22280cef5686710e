import { emptyDocument } from '@fgm/shared/blueprints/document'
import { expect, it } from 'vitest'
import { fitView, freePart, panBy, sceneOf, toCanvas, viewShowing, zoomTo } from './editor-view.ts'

const view = { zoom: 1, x: 40, y: 20 }
const board = { width: 400, height: 500 }

it('zooms between half and three times around the point under the pointer', () => {
  const around = { x: 140, y: 220 }
  const near = zoomTo(view, 2, around)
  expect(near.zoom).toBe(2)
  expect(toCanvas(near, around)).toEqual(toCanvas(view, around))
  expect(zoomTo(view, 9, around).zoom).toBe(3)
  expect(zoomTo(view, 0.1, around).zoom).toBe(0.5)
})

it('shows the whole sheet in the middle of a board', () => {
  const fitted = fitView(sceneOf(emptyDocument()), {
    position: { x: 0, y: 0 },
    size: { width: 832, height: 732 },
  })
  expect(fitted.zoom).toBe(1)
  expect(toCanvas(fitted, { x: 416, y: 334 })).toEqual({ x: 400, y: 300 })
})

const wholeHouse = {
  id: 'all',
  type: 'living_room',
  label: 'Living Room',
  color: '#FDE7C8',
  position: { x: 20, y: 20 },
  size: { width: 760, height: 560 },
} as const

it('shows the edge of the sheet above and below a house that fills it', () => {
  const document = { ...emptyDocument(), rooms: [wholeHouse] }
  const board = { width: 868, height: 662 }
  const { zoom, y } = fitView(sceneOf(document), { position: { x: 0, y: 0 }, size: board })
  expect(y).toBeGreaterThan(0)
  expect(y + 600 * zoom).toBeLessThan(board.height)
})

it('always keeps part of the sheet on the board', () => {
  const far = panBy(view, { x: -9_000, y: 9_000 }, board, emptyDocument())
  expect(far).toEqual({ zoom: 1, x: -720, y: 420 })
})

it('fits a house of any size, and from there the hand only zooms in', () => {
  const house = { position: { x: 0, y: 0 }, size: { width: 2_000, height: 2_000 } }
  const far = fitView(house, { position: { x: 0, y: 0 }, size: board })
  expect(far.zoom * 2_000).toBeLessThanOrEqual(board.width)
  expect(zoomTo(far, far.zoom * 0.8, { x: 0, y: 0 }).zoom).toBe(far.zoom)
  expect(zoomTo(far, far.zoom * 1.25, { x: 0, y: 0 }).zoom).toBe(far.zoom * 1.25)
})

it('knows what the sheet leaves free, and uncovers what lies behind it', () => {
  const seen = { left: 0, top: 60, right: 400, bottom: 560 }
  const sheet = { left: 0, top: 300, right: 400, bottom: 560 }
  const free = freePart(seen, sheet)
  expect(free.size).toEqual({ width: 400, height: 240 })
  expect(freePart(seen, { left: 250, top: 60, right: 400, bottom: 560 }).size.width).toBe(250)
  expect(freePart(seen, { left: 400, top: 60, right: 700, bottom: 560 }).size).toEqual(board)
  expect(freePart(seen, { left: 10, top: 70, right: 300, bottom: 110 }).size).toEqual(board)
  const box = (y: number) => ({ position: { x: 60, y }, size: { width: 60, height: 60 } })
  expect(viewShowing(view, box(40), board, free)).toBe(view)
  expect(viewShowing(view, box(300), board, free)).toEqual({ zoom: 1, x: 40, y: -140 })
})
