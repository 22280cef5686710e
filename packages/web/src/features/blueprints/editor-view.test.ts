import { emptyDocument } from '@fgm/shared/blueprint-document'
import { expect, it } from 'vitest'
import { fitView, panBy, sceneOf, toCanvas, zoomTo } from './editor-view.ts'

const view = { zoom: 1, x: 40, y: 20 }
const board = { width: 400, height: 500 }

it('zooms between half and three times around what lies under the pointer', () => {
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

it('never loses the sheet out of the board', () => {
  const far = panBy(view, { x: -9_000, y: 9_000 }, board, emptyDocument())
  expect(far).toEqual({ zoom: 1, x: -720, y: 420 })
})
