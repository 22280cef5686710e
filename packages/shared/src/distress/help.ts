import { emergencyIn, telOf } from './emergency.ts'
import type { HelpCountry, HelpEntry, HelpInstead } from './help-instead.ts'
import type { HelpLine, LineType } from './help-line.ts'
import { type CheckedLine, helpLines } from './line-list.ts'
import type { DistressKind } from './signs.ts'

/** The kind of distress that help is for, or anything. */
export type HelpTopic = DistressKind | 'anything'

/**
 * Where to turn to, by kind of distress and country. A number known only from memory is left out until it is `checked`, and so is
 * a withdrawn one; the directory by country always comes last. With a child in danger, or without a kind, the emergency number is
 * first, otherwise second.
 */
export function helpFor(
  kind: HelpTopic,
  country: HelpCountry | undefined,
  checked: readonly CheckedLine[] = [],
): HelpInstead {
  const shown = helpLines(checked).filter((line) => line.is_shown && line.country === country)
  const lines = lineTypesOf[kind].flatMap((type) => entriesOf(shown, type)).slice(0, mostLines)
  const emergency = emergencyIn(country, { canSpeak: kind !== 'violence_at_home' })
  const [first, ...others] = lines
  const isNow = kind === 'child_danger_now' || kind === 'anything' || first === undefined
  return {
    help: isNow ? [emergency, ...lines, directory] : [first, emergency, ...others, directory],
    message: messages[kind],
  }
}

const mostLines = 3

const lineTypesOf: Record<HelpTopic, readonly LineType[]> = {
  child_danger_now: ['battery', 'poison'],
  self_harm: ['crisis'],
  violence_at_home: ['domestic_violence'],
  abuse: ['child_abuse'],
  afraid_of_own_hands: ['parents', 'crisis'],
  hard_times: ['crisis', 'parents'],
  postpartum: ['perinatal', 'crisis'],
  anything: ['crisis', 'domestic_violence', 'child_abuse'],
}

function entriesOf(lines: readonly HelpLine[], wanted: LineType): HelpEntry[] {
  return lines
    .filter(({ type }) => type === wanted)
    .map(({ name, phone, other_way, hours, url }) => {
      const ways = [phone && `Call ${phone}`, other_way].filter(Boolean)
      const how = `${ways.join('. ')}.${hours && ` ${hours}.`}`
      const address = phone ? telOf(phone) : url
      return address ? { name, how, url: address } : { name, how }
    })
}

const directory: HelpEntry = {
  name: 'Find A Helpline',
  how: 'Lines to call or write to, by country.',
  url: 'https://findahelpline.com',
}

const messages: Record<HelpTopic, string> = {
  child_danger_now:
    'Call the emergency number now, and stay with your child. If something was swallowed, keep the packet at hand; give nothing to eat or drink unless the line tells you to.',
  self_harm:
    'That sounds very heavy. You do not have to carry it alone: somebody is there to listen, even if you do not know how to begin. If you might act on it soon, call the emergency number or go to somebody who can stay with you.',
  violence_at_home:
    'Nobody should be afraid at home, and it is not your fault. The people below listen and believe you. If somebody may hurt you or a child now, call the emergency number.',
  abuse:
    'Thank you for saying it. The people below help with worries about a child, even when you are not sure. If a child is in danger now, call the emergency number first. If you are a child: find a grown-up you trust.',
  afraid_of_own_hands:
    'It is good that you stopped to write. Lay your child somewhere safe, such as the cot, go to the next room and call. A few minutes of crying do no harm; you both need help, not blame.',
  hard_times:
    'That is a lot to carry, and you do not have to carry it alone. The people below listen, and know who can help where you live. If somebody is in danger now, call the emergency number.',
  postpartum:
    'Many parents feel empty, frightened or unlike themselves after a birth, and with help it gets better. If thoughts come of harming yourself or the baby, or things seem unreal, call the emergency number and ask somebody to stay with you.',
  anything:
    'If somebody is hurt or in danger, call the emergency number now. If things are hard at home, the people below listen, even if you do not know how to begin.',
}
