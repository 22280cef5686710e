import { describe, expect, it } from 'vitest'
import { checkActivitySafety } from './gate.ts'
import { safetyRules } from './rules.ts'
import { ruleSentences } from './sentences.ts'

/** The rules that refuse a step even if the note has every sentence that a rule requires. */
function refusals(text: string, age = 5): string[] {
  const activity = { setup_instructions: [text], min_age: age }
  const note = checkActivitySafety(activity)
    .findings.map(({ action, rule_id }) => (action === 'phrase' ? ruleSentences[rule_id] : ''))
    .join(' ')
  return checkActivitySafety({ ...activity, safety_note: note }).findings.map(
    (finding) => finding.rule_id,
  )
}

describe('a hazard that is only a word', () => {
  it.each([
    ['shouted in a game', 'Shout "boiling hot" as she comes near the hidden spoon.'],
    ['made of paper', 'Fold a knife out of cardboard and spread the pretend jam.'],
    ['made into', 'Roll newspaper into a sword and bow to the teddy king.'],
    ['what stands for it', 'Hold up four fingers as candles and fold them one by one.'],
    ['what it is played with', 'Saw the log with a pretend saw and hum like a machine.'],
    ['the name of a towel', "Row your arms along the 'wild river' towel to the door."],
    ['off and cold', 'The oven is off and cold; look through the glass and count the racks.'],
    ['what an adult does', 'Grandpa hammers the nail while you count the knocks from the door.'],
  ])('does not count: %s', (_, text) => {
    expect(refusals(text)).toEqual([])
  })

  it.each([
    'Fold a napkin and cut the apple with a real sharp knife, out of cardboard reach.',
    'Grandpa watches while you hammer the nail into the plank.',
    'Say "ready" and climb onto the roof of the shed.',
    'Turn on the oven and put your hand in to feel how hot it is.',
    'Make a game: take the pills out of the paper bag and sort them.',
    'Tip the magnets out of the cardboard box and let them jump.',
    'Sort the batteries with a paper cup.',
    'Fold a lantern out of paper and light the candle inside it.',
  ])('counts where the thing itself is there: %s', (text) => {
    expect(refusals(text)).not.toEqual([])
  })
})

describe('a contraction', () => {
  it.each([
    ["Don't tell Mum what we played.", 'Do not tell Mum what we played.'],
    ["Spin until you can't stand.", 'Spin until you cannot stand.'],
    ["Ask people you don't know for sweets.", 'Ask people you do not know for sweets.'],
  ])('is read like its words: %s', (short, long) => {
    expect(refusals(long)).not.toEqual([])
    expect(refusals(short)).toEqual(refusals(long))
  })
})

describe('a word that is often only named', () => {
  const play = 'Draw a map with a river, a tower and a roof garden, then colour it in'

  it('does not count in a sentence that reads harmless', () => {
    expect(
      refusals('Agree on a meeting point at the fair and repeat it in the voice of a robot.'),
    ).toEqual([])
  })

  it('counts where the words around it read unsafe, whatever play comes before', () => {
    expect(refusals(`${play} and climb from the window onto the roof.`)).not.toEqual([])
  })

  it('always counts for what chokes, burns inside or poisons', () => {
    const sure = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S08', 'S13', 'S51', 'S52', 'S60']
    const rules = safetyRules.filter(({ id }) => sure.includes(id))
    expect(rules).toHaveLength(sure.length)
    expect(rules.filter((rule) => rule.unless_harmless !== undefined)).toEqual([])
    expect(refusals('Draw a smiling face on the balloon and give it a funny name.')).toContain(
      'S01',
    )
  })
})
