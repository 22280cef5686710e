import { expect, it } from 'vitest'
import { firstUnlike } from './first-look.tsx'

const scenes = (...codes: string[]) =>
  firstUnlike(
    codes.map((scene) => ({ scene })),
    [],
    4,
  )
const codes = (shelf: { scene: string }[]) => shelf.map(({ scene }) => scene)

it('puts no place and no grown-up next to itself where another picture is near', () => {
  const shelf = scenes('table.cups.11', 'table.dice.12', 'rug.socks.13', 'rug.book.21', 'bed..34')
  expect(codes(shelf)).toEqual(['table.cups.11', 'rug.book.21', 'bed..34', 'table.dice.12'])
})

it('has no place twice where another one is near', () => {
  const shelf = scenes('sofa..61', 'rug..25', 'rug..24', 'desk..23', 'kitchen..26')
  expect(codes(shelf)).toEqual(['sofa..61', 'rug..25', 'desk..23', 'kitchen..26'])
})

it('has at least another grown-up or another place there, where only that is possible', () => {
  expect(codes(scenes('rug..11', 'rug..12', 'rug..22'))).toEqual(['rug..11', 'rug..22', 'rug..12'])
})

it('keeps the order where all pictures are alike, and where they are not known', () => {
  expect(codes(scenes('bath..11', 'bath..12', 'bath..13'))).toEqual([
    'bath..11',
    'bath..12',
    'bath..13',
  ])
  expect(codes(scenes('a', 'b', 'c', 'd', 'e'))).toEqual(['a', 'b', 'c', 'd'])
})

it('has all that fits before anything else, where few fit', () => {
  const fitting = [{ scene: 'table..11' }, { scene: 'table..12' }]
  const others = [{ scene: 'table..13' }, { scene: 'rug..21' }, { scene: 'bed..31' }]
  expect(codes(firstUnlike(fitting, others, 4))).toEqual([
    ...['table..11', 'table..12', 'rug..21', 'bed..31'],
  ])
})
