import type { InterestId, SkillId } from '@fgm/shared/activities/activities'
import { oneLine } from '@fgm/shared/text/text'
import type { Mood } from './archetype.ts'

/** What the idea book understands of a free text. Labels are our own words: nothing of the text is repeated. */
export type Wish = {
  interests: InterestId[]
  /** Topics the text asks to leave out. */
  unwanted: InterestId[]
  skills: SkillId[]
  moods: { mood: Mood; label: string }[]
  is_indoors: boolean
  /** Whether there are words the idea book does not know. */
  has_rest: boolean
}

/** Reads a wish against a small word list (content README §6.1). Never throws; any text will do. */
export function readWish(text: string): Wish {
  let rest = oneLine(text.slice(0, 500).normalize('NFKC')).toLowerCase().replaceAll('’', "'")
  const wish: Wish = {
    interests: [],
    unwanted: [],
    skills: [],
    moods: [],
    is_indoors: false,
    has_rest: false,
  }
  for (const { pattern, means } of knownWords) {
    const found = [...rest.matchAll(pattern)]
    if (found.length === 0) continue
    const isRefused = found.every((match) => refusal.test(rest.slice(0, match.index)))
    rest = rest.replace(pattern, ' ')
    note(wish, means, isRefused)
  }
  wish.interests = wish.interests.filter((id) => !wish.unwanted.includes(id))
  const words = rest.replace(/\b(?:no|not|without|never|hates?)\b/g, ' ').match(/[\p{L}\p{N}]+/gu)
  wish.has_rest = (words ?? []).some((word) => !idleWords.has(word))
  return wish
}

type Meaning =
  | { interest: InterestId }
  | { skill: SkillId }
  | { mood: Mood; label: string }
  | { indoors: true }

function note(wish: Wish, means: Meaning, isRefused: boolean) {
  if ('interest' in means) (isRefused ? wish.unwanted : wish.interests).push(means.interest)
  else if (isRefused) wish.has_rest = true
  else if ('skill' in means) wish.skills.push(means.skill)
  else if ('mood' in means) wish.moods.push(means)
  else wish.is_indoors = true
}

const refusal =
  /\b(?:no|not|without|never|nothing (?:about|with)|anything but|hates?|don't (?:want|like)|doesn't (?:want|like)|bored (?:of|with)|tired of|scared of|afraid of)(?: [\p{L}'-]+){0,2} *$/u

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'g')

/** Places and moods first: 'in the car' is a place before 'car' is a topic. */
const knownWords: { pattern: RegExp; means: Meaning }[] = [
  {
    pattern: words('in the (?:car|train|bus|plane)|car rides?|road trips?|long drive|travell?ing'),
    means: { mood: 'travel', label: 'on the way' },
  },
  {
    pattern: words(
      'waiting(?: room)?|restaurants?|airports?|queues?|sit(?:ting)?|seated|in bed|sick',
    ),
    means: { mood: 'seated', label: 'sitting down' },
  },
  {
    pattern: words('bed ?time|before (?:bed|sleep)|sleepy|wind(?:ing)? down|evening'),
    means: { mood: 'calm', label: 'bedtime' },
  },
  {
    pattern: words('calm(?:er|ing)?|quiet(?:ly|er)?|relax(?:ed|ing)?|gentle|peaceful|cozy|cosy'),
    means: { mood: 'calm', label: 'calm' },
  },
  {
    pattern: words(
      'active|energy|energetic|wild|wiggly|move|moving|movement|run(?:ning)?|jump(?:ing)?|exercise',
    ),
    means: { mood: 'active', label: 'lively' },
  },
  {
    pattern: words('siblings?|brothers?|sisters?|twins?|friends?|together|family|grandm?p?as?'),
    means: { mood: 'together', label: 'together' },
  },
  {
    pattern: words('rain(?:y|ing)?(?: days?)?|indoors?|inside|at home|bad weather|snow(?:y|ing)?'),
    means: { indoors: true },
  },
  {
    pattern: words(
      'animals?|pets?|dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|horses?|lions?|tigers?|elephants?|foxe?s?|hedgehogs?|penguins?|farm|zoo|jungle',
    ),
    means: { interest: 'animals' },
  },
  {
    pattern: words('dinos?|dinosaurs?|t-?rex|triceratops|fossils?'),
    means: { interest: 'dinosaurs' },
  },
  {
    pattern: words('cars?|trains?|trucks?|bus(?:es)?|vehicles?|tractors?|diggers?|planes?|wheels?'),
    means: { interest: 'vehicles' },
  },
  {
    pattern: words('space|rockets?|astronauts?|planets?|moon|stars?|aliens?|galax(?:y|ies)'),
    means: { interest: 'space' },
  },
  {
    pattern: words(
      'nature|bugs?|insects?|bees?|butterfl(?:y|ies)|flowers?|trees?|forest|snails?|plants?|leaves',
    ),
    means: { interest: 'nature' },
  },
  {
    pattern: words(
      'ocean|sea|fish|whales?|sharks?|dolphins?|octopus|mermaids?|beach|turtles?|pirates?',
    ),
    means: { interest: 'ocean' },
  },
  {
    pattern: words(
      'build(?:ing)?|invent(?:ing|ions?)?|robots?|machines?|construct(?:ion|ing)?|engineer(?:ing)?|towers?|bridges?',
    ),
    means: { interest: 'building' },
  },
  {
    pattern: words('art|arts|crafts?|draw(?:ing)?|paint(?:ing)?|colou?rs?|colou?ring'),
    means: { interest: 'art' },
  },
  {
    pattern: words('music|songs?|sing(?:ing)?|danc(?:e|ing)|drums?|instruments?'),
    means: { interest: 'music' },
  },
  {
    pattern: words('sports?|soccer|football|basketball|gymnastics|olympics|athletes?'),
    means: { interest: 'sports' },
  },
  {
    pattern: words('cook(?:ing)?|food|kitchen|bak(?:e|ing)|chefs?|fruits?|lunch|dinner'),
    means: { interest: 'cooking' },
  },
  {
    pattern: words(
      'stor(?:y|ies)|fairy ?tales?|princess(?:es)?|dragons?|knights?|wizards?|magic|superhero(?:es)?|hero(?:es)?|unicorns?|castles?',
    ),
    means: { interest: 'stories' },
  },
  { pattern: words('count(?:ing)?|numbers?|add(?:ing|ition)?'), means: { skill: 'number-sense' } },
  { pattern: words('patterns?|logic|puzzles?|riddles?'), means: { skill: 'patterns-logic' } },
  { pattern: words('measur(?:e|ing)|shapes?|sizes?'), means: { skill: 'measuring-spatial' } },
  {
    pattern: words('letters?|reading|phonics|alphabet|rhymes?'),
    means: { skill: 'letters-sounds' },
  },
  { pattern: words('talk(?:ing)?|words?|vocabulary|speech'), means: { skill: 'vocabulary-talk' } },
  { pattern: words('writ(?:e|ing)|storytelling'), means: { skill: 'storytelling' } },
  {
    pattern: words('experiments?|science|discover(?:ing|y)?'),
    means: { skill: 'observation-inquiry' },
  },
  { pattern: words('sensory|senses|touch(?:ing)?|listening'), means: { skill: 'senses' } },
  {
    pattern: words('feelings?|emotions?|confidence|kindness'),
    means: { skill: 'feelings-connection' },
  },
  { pattern: words('focus|memory|concentrat(?:e|ion)|patience'), means: { skill: 'focus-memory' } },
  { pattern: words('balance|coordination'), means: { skill: 'gross-motor' } },
  { pattern: words('fine motor|finger(?:s)?|grip'), means: { skill: 'fine-motor' } },
  { pattern: words('chores?|independen(?:t|ce)|helping'), means: { skill: 'independence' } },
]

/** Words that carry no wish of their own. */
const idleWords = new Set(
  `a an and about any are as at be but can child do does doesn t don s for from game games get has have he
  her him his i idea ideas in is it its just kid kids like likes little love loves m make me my of on or our
  play playing please she so some something somehow son daughter that the their them then there they this to
  toddler too very want wants we with would you your day time today fun activity activities minutes after
  before into lots much more most really thing things who where when while who's that's`.split(
    /\s+/,
  ),
)
