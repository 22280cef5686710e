import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../test/cpu-time.ts'
import {
  cries,
  everydayWishes,
  moreCries,
  moreEverydayWishes,
} from '../../test/distress-sentences.ts'
import { mayTellOfDistress, readDistress, readDistressInActivity } from './distress.ts'
import { helpFor } from './help.ts'
import { HelpCountry, HelpInstead, helpCountries } from './help-instead.ts'
import { type CheckedLine, helpLines } from './line-list.ts'
import { distressKinds } from './signs.ts'

/** Sentences by another author, which people who write the signs do not read. */
function sentencesOf(file: string): string[] {
  const path = new URL(`../../test-sentences/${file}`, import.meta.url)
  const sentences: { text: string }[] = JSON.parse(readFileSync(path, 'utf8'))
  return sentences.map(({ text }) => text)
}

/** How many of the 60 unseen sentences in that file are read as distress. */
function toldIn(file: string): number {
  const sentences = sentencesOf(file)
  expect(sentences.length).toBe(60)
  return sentences.filter((text) => readDistress(text) !== null).length
}

describe('distress', () => {
  it('is read in the sentences the signs were found with', () => {
    expect(cries.length).toBeGreaterThanOrEqual(60)
    expect(cries.filter((text) => readDistress(text) === null)).toEqual([])
  })

  it('is recognized in many voices, whatever game the parent asks for', () => {
    const missed = (text: string) => readDistress(text) === null
    expect(moreCries.filter(missed)).toEqual([])
    for (const request of [
      ', need a dinosaur game for him',
      '. something with a ball or water please',
      ' what can they play for ten minutes',
      ', a pirate story for bedtime please',
    ])
      expect(moreCries.map((text) => text + request).filter(missed)).toEqual([])
    for (const wish of ['a pirate game because ', 'something with dolls while '])
      expect(moreCries.map((text) => wish + text).filter(missed)).toEqual([])
  })

  it('is read in most sentences of another author, and falsely in one of 60 at most', () => {
    // Counted only: people who write the signs do not read these sentences.
    expect(toldIn('distress.json')).toBeGreaterThanOrEqual(45)
    expect(toldIn('not-distress.json')).toBeLessThanOrEqual(1)
    expect(toldIn('distress-second.json')).toBeGreaterThanOrEqual(54)
    expect(toldIn('not-distress-second.json')).toBeLessThanOrEqual(1)
  })

  it.each(['distress.json', 'distress-second.json'])(
    'is answered, or at least pointed to, in all but three sentences of another author: %s',
    (file) => {
      const isSeen = (text: string) => readDistress(text) !== null || mayTellOfDistress(text)
      expect(sentencesOf(file).filter((text) => !isSeen(text)).length).toBeLessThanOrEqual(3)
    },
  )

  it('is pointed to under few everyday wishes', () => {
    // One quiet line too many is harmless, but it should not be under every other wish.
    expect(sentencesOf('wishes.json').filter(mayTellOfDistress).length).toBeLessThanOrEqual(15)
  })

  it('is recognized without a known sign, by the words that people in danger use', () => {
    for (const text of [
      "need something that takes ages, I can't let them see my face",
      'i have nothing left to give and they would be happier with someone else',
      'what if i just walked out tonight and never came back',
    ])
      expect(mayTellOfDistress(text)).toBe(true)
    expect(readDistress('I nearly threw him today and I do not trust myself')).toBe('anything')
    for (const text of ['rainy day, two kids, one sofa', 'she loves trains and hates peas'])
      expect(mayTellOfDistress(text)).toBe(false)
  })

  it('is hardly ever read in an activity, even with many secrets and sleeping socks', () => {
    for (const text of [
      'Collect two words before any guess. Is it sharp, sweet, green or sleepy?',
      'Coach With the Secret Signs',
      'Sit three stuffed animals against a wall with a gap between them.',
    ])
      expect(readDistressInActivity(text)).toBeNull()
    expect(readDistressInActivity('My husband hits me again and we hide from him.')).toBe(
      'violence_at_home',
    )
  })

  it('is recognized despite typing errors', () => {
    expect(readDistress('he swallowd a batery')).toBe('child_danger_now')
    expect(readDistress('im sucidal and i cant go on')).toBe('self_harm')
    expect(readDistress('my husbend hits me')).toBe('violence_at_home')
  })

  it('is not read in tired jokes, play, grief and ordinary days', () => {
    expect(everydayWishes.length).toBeGreaterThanOrEqual(60)
    const wishes = [...everydayWishes, ...moreEverydayWishes]
    expect(wishes.filter((text) => readDistress(text) !== null)).toEqual([])
  })

  it.each([
    ['I want to hurt myself', 'self_harm'],
    ['My husband hits us', 'violence_at_home'],
    ['uncle touches me at night and says not to tell', 'abuse'],
    ['I am afraid I will shake the baby', 'afraid_of_own_hands'],
    ['3 weeks after delivery i am hearing that baby is not mine', 'postpartum'],
    ['he swallowed a button battery, a quiet game please', 'child_danger_now'],
    ['we got evicted today and have nowhere to go', 'hard_times'],
  ] as const)('knows of what it is told: %s', (text, kind) => {
    expect(readDistress(text)).toBe(kind)
  })

  it('is read behind capitals, accents and odd quotes', () => {
    expect(readDistress('I DON’T WANT TO LIVE ANYMORE')).toBe('self_harm')
    expect(readDistress('my husbánd hits us')).toBe('violence_at_home')
  })

  it.each([
    'he swallowed a button battery lol',
    'haha she drank bleach',
    'baby is not breathing 😂',
  ])('knows a child in danger behind a laugh: %s', (text) => {
    expect(readDistress(text)).toBe('child_danger_now')
  })

  it('takes the quicker help of two kinds', () => {
    expect(readDistress('my husband hits us and my son is not breathing')).toBe('child_danger_now')
  })

  it('is read in little time, however long the text', () => {
    for (const piece of [
      'he hit ',
      'my child ate ',
      'i want to ',
      'pretend ',
      'a',
      'the baby fell ',
      'i cant ',
      'he is not ',
    ]) {
      const text = piece.repeat(500).slice(0, 500)
      const times = Array.from({ length: 50 }, () => cpuMs(() => readDistress(text)))
      // One millisecond on an idle machine.
      expect(Math.min(...times)).toBeLessThan(4)
    }
  })
})

describe('help', () => {
  it('is there for every kind in every country, with the directory at the end', () => {
    for (const kind of distressKinds)
      for (const country of [...HelpCountry.options, undefined]) {
        const { help, message } = HelpInstead.parse(helpFor(kind, country))
        expect(help.length).toBeGreaterThanOrEqual(2)
        expect(help.length).toBeLessThanOrEqual(5)
        expect(help.at(-1)?.url).toBe('https://findahelpline.com')
        expect(message.length).toBeGreaterThan(40)
      }
    expect(helpCountries.map(({ code }) => code).sort()).toEqual([...HelpCountry.options].sort())
  })

  it('begins with the emergency number where a child is in danger now', () => {
    expect(helpFor('child_danger_now', 'GB').help[0]?.url).toBe('tel:999')
    expect(helpFor('child_danger_now', 'IN').help[0]?.url).toBe('tel:112')
    expect(helpFor('child_danger_now', undefined).help[0]?.url).toBe('tel:112')
  })

  it('begins with the help line in all other cases, followed by the emergency number', () => {
    const [first, second] = helpFor('self_harm', 'US').help
    expect([first?.url, second?.url]).toEqual(['tel:988', 'tel:911'])
  })

  it('has no number known only from memory, until it is confirmed', () => {
    const unsure = helpLines([]).filter(({ sure }) => sure === 'memory')
    expect(unsure.length).toBeGreaterThan(10)
    expect(unsure.filter((line) => line.is_shown)).toEqual([])
    const told = (checked: CheckedLine[]) =>
      JSON.stringify(helpFor('afraid_of_own_hands', 'US', checked).help)
    expect(told([])).not.toContain('427-2736')
    const line = unsure.find(({ name }) => name === 'National Parent Helpline')
    if (!line) throw new Error('That line is gone')
    const checked = { ...line, checked_at: '2026-11-22T10:00:00.000Z' }
    expect(told([checked])).toContain('427-2736')
    expect(told([{ ...checked, is_withdrawn: true }])).not.toContain('427-2736')
  })

  it('has a unique id for every line', () => {
    const ids = helpLines([]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
