import { describe, expect, it } from 'vitest'
import { isEnglish } from './english.ts'

describe('a text is English', () => {
  it.each([
    'Lay out the cups. Hide a sock under one of them while your child looks away.',
    'Hop hop hop! Stop. Hop to me, hop to the wall, and now show me your best frog, please.',
    'Kindly keep the vessel on the floor, then do the needful: put the dal spoon inside it.',
    'NOW PUT ALL THE CUSHIONS ON THE FLOOR AND JUMP FROM ONE TO THE NEXT WITH YOUR MUM',
    'Draw a house.',
    '',
  ])('%j', (text) => {
    expect(isEnglish(text)).toBe(true)
  })
})

describe('a text is not English', () => {
  it.each([
    'Nimm ein Blatt Papier und falte es in der Mitte. Dann malt ein Haus und erzählt, wer darin wohnt.',
    'Toma una hoja de papel y dóblala por la mitad. Luego dibuja una casa con tu hijo.',
    'Ek kagaz lo aur use beech mein modo. Phir bachche ke saath ek ghar banao.',
    'Возьмите лист бумаги и сложите его пополам. Потом нарисуйте дом вместе с ребёнком у окна.',
    'एक कागज़ लो और उसे बीच में मोड़ो। फिर बच्चे के साथ एक घर बनाओ और बताओ।',
    'Neem een vel papier en vouw het doormidden. Teken dan samen met je kind een huis.',
    'Gurl fgnaq ba gur fuvax naq qevax sebz gur oyhr obggyr hagvy vg vf rzcgl.',
  ])('%j', (text) => {
    expect(isEnglish(text)).toBe(false)
  })
})
