import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cpuMs } from '../../../test/cpu-time.ts'
import { doubtOf, hazardDoubts } from './hazard-doubts.ts'

const play = {
  title: 'Sock Harbor',
  description: 'Fold a paper boat and tell where it sails.',
  setup_instructions:
    'Pretend the rug is a lake and row across it.\nGuess which cup hides the sock.',
  connection_prompt: 'What would you take along?',
  easier: 'Use one cup only.',
  harder: 'Tell the story backward.',
}

describe('a sentence that no rule has to know', () => {
  it.each([
    'Put the toddler on the shelf and step back for a photo.',
    'Wrap the hose about her throat and tug.',
    'Sniff the marker until your head spins.',
    'Take a gulp from the bottle under the sink.',
    'Climb into the old freezer and let your sister shut it.',
    'Send the man in the chat a picture of your bedroom.',
  ])('is doubted: %s', (text) => {
    expect(doubtOf(text)).toBeGreaterThan(0)
  })

  it.each([
    'Guess which cup hides the sock.',
    'Draw a dragon that is afraid of candles.',
    'Sing the song of the kettle and the cup.',
    'Crawl through the blanket tunnel, open on both ends.',
    'Tell each other one good thing about today.',
    'Count the steps from the sofa to the door.',
  ])('is not doubted: %s', (text) => {
    expect(doubtOf(text)).toBeLessThan(0)
  })

  it('is read behind spaced letters, accents and capitals', () => {
    const plain = doubtOf('Wrap the hose about her throat and tug.')
    expect(doubtOf('WRAP the hóse about her t h r o a t and tug.')).toBe(plain)
  })
})

describe('an act that no one should do', () => {
  const act = 'wrap the hose about her throat and tug'
  const play =
    'after you have folded a paper boat and told each other where it sails and who is on board'

  it.each([`First ${act} ${play}.`, `${play}, ${act}.`, `${play}, ${act}, ${play}.`])(
    'is doubted in a long sentence: %s',
    (text) => {
      expect(doubtOf(text)).toBeGreaterThan(0)
    },
  )

  it('is not looked for where there is only play', () => {
    expect(doubtOf(`${play}, ${play}, ${play}.`)).toBeLessThan(0)
  })
})

describe('doubts of an activity', () => {
  it('are none where it is play', () => {
    expect(hazardDoubts(play)).toEqual([])
  })

  it('name the part and the sentence', () => {
    const steps = `${play.setup_instructions}\nWrap the hose about her throat and tug. Laugh.`
    expect(hazardDoubts({ ...play, setup_instructions: steps })).toEqual([
      'A step may not be safe for every child: “Wrap the hose about her throat and tug.”',
    ])
  })

  it('quote a sentence that is spoken once', () => {
    const steps = `${play.setup_instructions}\nSay: "Wrap the hose about her throat and tug."`
    expect(hazardDoubts({ ...play, setup_instructions: steps }).join()).toMatch(
      /^A step may not be safe for every child: “[^"“”]+”$/,
    )
  })

  it('are three at most, the most doubtful first', () => {
    const steps = [
      'Sniff the marker until your head spins.',
      'Take a gulp from the bottle under the sink.',
      'Wrap the hose about her throat and tug.',
      'Climb into the old freezer and let your sister shut it.',
    ]
    const worst = steps.sort((one, other) => doubtOf(other) - doubtOf(one)).slice(0, 3)
    const doubts = hazardDoubts({ ...play, setup_instructions: steps.toReversed().join('\n') })
    expect(doubts.map((doubt) => doubt.match(/“(.+)”/)?.[1])).toEqual(worst)
  })

  it('are read in little time', () => {
    const texts = { ...play, setup_instructions: `${play.setup_instructions}\n`.repeat(15) }
    const times = Array.from({ length: 20 }, () => cpuMs(() => hazardDoubts(texts)))
    expect(Math.min(...times)).toBeLessThan(5)
  })
})

it('the weights stay below 150 kB', () => {
  expect(statSync(new URL('weights.json', import.meta.url)).size).toBeLessThan(150_000)
})
