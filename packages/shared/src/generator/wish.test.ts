import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import content from '../activities/everyday-moments.json' with { type: 'json' }
import { readWish, understoodWords, unusedSentences } from './wish.ts'

const said = (wish: string) => understoodWords(readWish(wish))

describe('readWish', () => {
  it('finds the moment in nearly all phrases that the authors collected', () => {
    const phrases = content.everyday.flatMap(({ id, phrases }) =>
      phrases.map((phrase) => ({ id, phrase })),
    )
    const missed = phrases.filter(
      ({ id, phrase }) => !(readWish(phrase).moments as string[]).includes(id),
    )
    expect(phrases.length).toBeGreaterThan(500)
    expect(missed.length / phrases.length).toBeLessThan(0.02)
  })

  it('understands at least 70 of 100 wishes by another author', () => {
    const file = new URL('../../test-sentences/wishes.json', import.meta.url)
    const wishes = JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]
    expect(wishes).toHaveLength(100)
    expect(wishes.filter(({ text }) => said(text) !== null).length).toBeGreaterThanOrEqual(70)
  })

  it.each([
    ['He has a cold and wants to stay on the couch', 'a cold · on the couch · quiet'],
    ['I am cooking dinner', 'while you cook'],
    ['washing the dishes together', 'while you cook · together'],
    ['on the bus, she is strapped in', 'strapped in · on the move in a seat'],
    ['autistic, hates loud noises', 'nothing loud'],
    ['my son uses a wheelchair', 'works from a wheelchair'],
    ['five minutes outside before the rain', 'outside'],
    ['garden time after lunch', 'outside'],
    ['out on the balcony', 'outside · on the balcony'],
    ['at the bus stop', 'waiting at a stop'],
    ['toys all over the floor', 'tidying up'],
    ['dinner needs ten more minutes', 'while you cook'],
    ['after school, full of energy', 'lively'],
    ['we both sit at a desk all day', 'lively'],
    ['on the phone with the bank', 'on a call · without talking'],
    ['grandma on a video call', 'on a call · family on the call'],
    ['dinner is on the stove', 'while you cook'],
    ['power cut, no lights', 'indoors · no light'],
    ['scared of the dark', 'a fear of the dark'],
    ['he hates washing his hair', 'bath time · washing hair'],
    ['everything is embarrassing', 'nothing embarrassing'],
    ['had a bad day at school, does not want to talk', 'without talking · a hard day'],
    ['volcanoes but no mess', 'no mess · nature & bugs'],
    ['Diwali is next week, with a dragon', 'a day you celebrate · dragon'],
    ['long car drive, two kids in the back', 'in the car · two children'],
    ['bad day at school, she does not want to talk', 'without talking · a hard day'],
    ['five minutes outside before the rain', 'outside'],
    ["can't go outside, it rains", 'indoors'],
    ['too hot to play outside', 'indoors'],
    ["he can't sit still", 'lively'],
    ['no dinosaurs please, something with a hedgehog', 'hedgehog · no dinosaurs'],
  ])('%s: %s', (wish, words) => {
    expect(said(wish)).toBe(words)
  })

  it('does not take a moment for a topic', () => {
    for (const wish of ['I am cooking dinner', 'on the bus', 'in the bath'])
      expect(readWish(wish).topics).toEqual([])
  })

  it('says what it cannot use, and repeats none of it', () => {
    expect(said('xyzzy flurbs')).toBeNull()
    expect(unusedSentences(readWish('xyzzy flurbs')).join()).toContain('Try where you are')
    expect(unusedSentences(readWish(''))).toEqual([])
  })

  it('takes any text, the worst in no more than a moment', () => {
    for (const wish of [
      '(((((.*)+)+)+)+$ \\'.repeat(40),
      '💣'.repeat(600),
      'i '.repeat(400),
      'in the '.repeat(90),
    ]) {
      const before = process.cpuUsage()
      readWish(wish)
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(100)
    }
  })
})
