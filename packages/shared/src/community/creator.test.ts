import { describe, expect, test } from 'vitest'
import { creatorName } from './creator.ts'

describe('an author is called', () => {
  test.each([
    ['Ana Okafor', 'Ana'],
    ['  Zoë  ', 'Zoë'],
    ['Мария Иванова', 'Мария'],
    ['안나', '안나'],
    ['نور', 'نور'],
    ['J.', 'J.'],
    ['R2D2', 'R2D2'],
  ])('%s: %s', (name, called) => {
    expect(creatorName(name)).toBe(called)
  })

  test.each([
    null,
    '',
    'ana@example.com',
    'ana＠example．com',
    'ana﹫example',
    'example.com',
    'ехample。com',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'call5551234',
    'call５５５１',
    'call٥٥٥١',
    'call𝟓𝟓𝟓𝟏',
    'c\u00ada\u200bll5\u00ad5\u00ad5\u00ad1',
  ])('a parent, where the name is %j', (name) => {
    expect(creatorName(name)).toBe('A parent')
  })
})
