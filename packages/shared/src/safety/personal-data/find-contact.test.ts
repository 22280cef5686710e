import { describe, expect, test } from 'vitest'
import {
  harmlessSentences,
  playSentences,
  unsafeSentences,
} from '../../../test/contact-sentences.ts'
import { creatorName } from '../../community/creator.ts'
import { findContact } from './find-contact.ts'

const refusedKinds = (text: string) =>
  findContact(text)
    .filter(({ weight }) => weight === 'refuse')
    .map(({ kind }) => kind)

describe('findContact refuses', () => {
  test.each([
    ['link', 'toys.ru'],
    ['link', 'You won, claim at evil-prize.com/claim now'],
    ['link', 'Look at evilsite dot com'],
    ['link', 'evil-site.ru/app'],
    ['link', 'Open xn--80ak6aa92e.com'],
    ['link', 'Смотри игрушки.рф'],
    ['link', 'See toys . ru'],
    ['email', 'Write to me at evil dot example'],
    ['email', `Write to ${'long.name-'.repeat(12)}ana@example.com`],
    ['email', `Write to ${'a'.repeat(80)} at example dot com`],
    ['number', 'five five five one two three four'],
    ['number', 'five 5 five, one two 3 four'],
    ['number', 'Call 555-123-4567'],
    ['number', '5*5*5*1*2*3*4'],
    ['number', '555.123_4567'],
    ['contact', 'Telegram: name'],
    ['contact', 'message me to buy'],
    ['contact', 'my insta'],
    ['contact', 'Ｔelegram: name'],
    ['contact', 'T\u200Belegram: name'],
    ['contact', 'Tell your child to share the address'],
    ['account', 'Follow @handle'],
    ['meeting', 'Bring your child to the park bench at noon alone, I will be there'],
    ['meeting', 'Come to my house'],
    ['photo', 'Take a photo of your child without a shirt and send it to me'],
    ['photo', 'Take a photo of your child.\nThen send it to me.'],
  ])('a %s in "%s"', (kind, text) => {
    expect(refusedKinds(text)).toContain(kind)
  })

  test('or doubts every unsafe sentence, and hardly ever only doubts', () => {
    expect(unsafeSentences.filter((text) => findContact(text).length === 0)).toEqual([])
    const onlyDoubted = unsafeSentences.filter((text) => refusedKinds(text).length === 0)
    expect(onlyDoubted).toEqual([
      'Send me a message and I will tell you the trick.',
      'Drop me a line if your child liked it.',
      'Give me a call tonight.',
      "Don't tell your mother about this game, it is our secret.",
      'The next part takes place at my house.',
    ])
  })
})

describe('findContact lets pass', () => {
  test('every harmless sentence', () => {
    expect(harmlessSentences.filter((text) => findContact(text).length > 0)).toEqual([])
  })

  test.each([
    'Count one two three four five six seven eight.',
    'Clap one two three, one two three, one two three.',
    'Nine eight seven six five four three two one zero!',
    'Write 4.5 and 3.25 on the card.',
    'Roll the ball to the wall.It comes back.',
  ])('"%s"', (text) => {
    expect(findContact(text)).toEqual([])
  })
})

test('findContact refuses nothing that is said in pretend play', () => {
  expect(playSentences.filter((text) => refusedKinds(text).length > 0)).toEqual([])
})

test.each([
  'Come to my house tonight, says the snail.',
  'Your child can hop in my car.',
  'Hop into my van alone.',
  'My phone number is in the box.',
  'Call me to book the next one.',
  'I will be waiting for your child.',
  'Message me on Telegram',
  'Meet me at the park at noon',
])('findContact refuses "%s", for all that play says it almost so', (text) => {
  expect(refusedKinds(text)).not.toEqual([])
})

test('findContact says what it found as it was written, once for each kind', () => {
  expect(findContact('Télegram: ana. Insta: ana. Look at toys.ru and at play.de')).toEqual([
    { kind: 'link', weight: 'refuse', found: 'toys.ru' },
    { kind: 'contact', weight: 'refuse', found: 'Télegram: ana.' },
  ])
})

test('findContact only doubts what may be harmless', () => {
  for (const text of ['Write 4, 7, 2, 9, 1, 8, 3 on cards', '"Welcome to my house!"'])
    expect(findContact(text).map(({ weight }) => weight)).toEqual(['doubt'])
})

test('findContact reads a long text of anything in no time', () => {
  const parts = `a|1|a.|1 |@|A |а|one |one|a b |photo of child |my car |bring your child |
    meet at the park |send a photo |park a |call 1 |a dot |- |5five|w |.|t3|send me a `.split('|')
  // CPU time: other work on the machine does not count.
  const before = process.cpuUsage()
  for (const part of parts) findContact(part.repeat(5_000).slice(0, 5_000))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(8_000)
}, 60_000)

test.each(['Telegram', 'toys.ru', '@ana', 'WhatsApp', 'xn--ana'])(
  'nobody is called "%s" in the community',
  (name) => {
    expect(creatorName(name)).toBe('A parent')
  },
)

test.each(['Ana', 'Łucja', 'Anne-Marie', "D'Arcy", 'Νίκος', 'मीना'])(
  '"%s" is a first name',
  (name) => {
    expect(creatorName(`${name} Silva`)).toBe(name)
  },
)
