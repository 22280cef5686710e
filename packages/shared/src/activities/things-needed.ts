import { capital } from '../text/words.ts'
import { isNothing, linesOf } from './words.ts'

/**
 * What a parent has to find, as a card says it: 'Socks, laundry basket'. A line of the materials names one thing, or several that
 * each begin with their number ('1 towel and 1 tray'). Amounts, sizes, alternatives ('or a jacket'), contents ('with water') and
 * the rest of a line are for those who start. Empty if nothing is needed.
 */
export function thingsNeeded(materialsList: string): string {
  const lines = linesOf(materialsList).filter((line) => !isNothing(line))
  const things = new Set(lines.flatMap(thingsOf).map(thing))
  return capital([...things].filter((name) => name !== '' && name !== 'one').join(', '))
}

/** One for each thing: '3 things for the cup: a spoon, a sock' is a list of things. */
function thingsOf(line: string): string[] {
  const listed = /^(?:\d+ )?things\b[^:]*: (.+)$/i.exec(line.trim())?.[1]
  return listed ? listed.split(/,? and |, /) : line.split(nextThing)
}

/** In '1 towel and 1 tray'; '1 red and 1 blue crayon' has only one kind of thing. */
const nextThing =
  /(?<!\b(?:black|blue|green|red|dry|long|metal|wooden))(?: and|,) (?=\d (?!and |for |by |each |inches|of them|big |circles|small sheets|more |spare ))/

/** The thing itself, without its amount, its size and what else its line says. */
function thing(line: string): string {
  if (/^their |^just you two/i.test(line)) return ''
  let name = line.trim().replace(amount, '')
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(ofFloor, 'clear ').replace(measure, '').replace(size, '')
  }
  const bare = name.replace(detail, '').trim()
  const said = isVague.test(bare) ? name.replace(/,.*$/, '') : bare
  return (said.charAt(0).toLowerCase() + said.slice(1)).replace(furtherAmount, '')
}

const amount =
  /^(?:about |at least )?(?:\d+(?: (?:to|or) \d+)?(?: and a half)?|half an?|an?(?: few)?|the|your child's|your|one|two|three|five|ten)(?: \([^)]*\))? (?:adult's )?/i
const furtherAmount = /(?<=(?: and|,) )\d+ /g
const ofFloor = /^(?:clear |flat )*(?:stretch|bit|patch|spot|few steps|steps) of (?:clear )?(?=\w)/
const measure =
  /^(?:small |large |big |old |scrap |folded |half |short |thin |thick |light |dark |child-size )*(?:sheets?|pairs?|pieces?|rolls?|strips?|slips?|squares?|sticks?|lumps?|cups?|bottles?|spoonfuls|teaspoons?|tablespoons?|box|pack|deck|ball|feet|drops?|colors?|kinds|handfuls|strands)(?: \([^)]*\))? of /i
const size =
  /^(?:large|small|big|little|short|long|thick|thin|wide|flat|clean|dry|washable|blunt|child-safe|sturdy|plain|light|soft|sharp|smooth|stiff|round|empty|fist-size|fist-sized|deep|loose|fine|building),? (?!or |and |ground)(?=\w)/i
const detail =
  /(?:(?<!wooden)[,(:]| (?:that|with|for|from|as|to|lined|(?:folded |divided )into|the size|your child|you|longer|too|such|which|in|on|of your|taped|held|torn|each|trimmed|under|wider|than|both|like|alike|found|no|at|over|away|filled|(?<!or )ruled|staples|until|frozen|rolled|against|till|hiding|between|where|about|after)\b| of (?:one|the same|different|dark|light|yellow|three|four)\b|(?<!\b(?:soft|flat|light|plastic|squared|wooden)) or ).*$/i
const isVague = /^(?:whatever|things|space|soft or flat things|soft or light things)$/i
