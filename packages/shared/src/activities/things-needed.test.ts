import { expect, test } from 'vitest'
import { thingsNeeded } from './things-needed.ts'

test('names the things, without amounts, sizes and what else is said of them', () => {
  const lines = ['4 pairs of clean socks that look clearly different', '1 laundry basket']
  expect(thingsNeeded(lines.join('\n'))).toBe('Socks, laundry basket')
  expect(thingsNeeded('1 flashlight (torch)\nA bare wall in a dim room')).toBe(
    'Flashlight, bare wall',
  )
  expect(thingsNeeded('1 corner of a blanket, or 1 wide sleeve')).toBe('Corner of a blanket')
  expect(thingsNeeded('2 wooden or plastic spoons')).toBe('Wooden or plastic spoons')
  expect(thingsNeeded('2 colors of washable paint and 1 brush')).toBe('Paint, brush')
  expect(thingsNeeded('1 sheet of paper folded into 4 boxes')).toBe('Paper')
  expect(thingsNeeded('1 box your child can sit in\n4 handfuls of dry rice')).toBe('Box, rice')
})

test('names all of them, even if they are many', () => {
  const lines = ['1 small blanket', '1 rolled sock and 1 folded towel', '2 soft toys, any size']
  expect(thingsNeeded(lines.join('\n'))).toBe('Blanket, rolled sock, folded towel, toys')
})

test('names what a line lists as things, one by one', () => {
  const lines = [
    '1 plastic cup',
    '3 things for the cup: a wooden spoon, a sock ball and a large key',
  ]
  expect(thingsNeeded(lines.join('\n'))).toBe('Plastic cup, wooden spoon, sock ball, key')
})

test('counts nothing, even if two of a kind are one thing', () => {
  expect(thingsNeeded('1 black and 1 red crayon, 1 pencil')).toBe('Black and red crayon, pencil')
  expect(thingsNeeded('3 large dry white beans, soaked, and 1 dry one to compare')).toBe(
    'White beans',
  )
})

test('is empty where nothing is needed', () => {
  expect(thingsNeeded('Nothing, just you two')).toBe('')
  expect(thingsNeeded('Just you two, and space to jump')).toBe('')
  expect(thingsNeeded('Nothing, just you two\nA timer')).toBe('Timer')
})
