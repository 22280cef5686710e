import { activities, communityItems, type Family, families } from '@fgm/db/schema'
import { ownCategories } from '@fgm/shared/activities/lists'
import { dayMs } from '@fgm/shared/days'
import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Deps } from '../../core/deps.ts'
import { completeActivity } from '../../features/activities/marks.ts'
import { listChildren } from '../../features/children/children.ts'
import { downloadActivity } from '../../features/community/community.ts'
import { rateActivity } from '../../features/community/outcomes.ts'
import { shareActivity } from '../../features/community/sharing.ts'
import { generateAtOnce } from '../../features/generator/generator.ts'
import { premiumLibrary, saveActivity } from '../../features/library/library.ts'
import { parentsOf } from '../../features/parents/parents.ts'
import type { Chance } from './chance.ts'
import { type SharedIdea, sharedIdeas } from './shared-ideas.ts'
import { createTimeline } from './timeline.ts'

/** How many days of sharing the demo has behind it. */
const days = 24
/** Founders who make something; they share ideas of their own. */
const makers = 36

/**
 * Events in the demo after the community opened: founders generate from the idea book,
 * share an own idea, and save premium activities; others save what was shared, do it and report how it was.
 */
export async function shareInDemo(outside: Deps, chance: Chance, today: Date) {
  const timeline = createTimeline(new Date(today.getTime() - (days + 1) * dayMs))
  // A demo calls no provider, whatever is configured: the idea book makes everything here.
  const ai = { ...outside.ai, hasProviders: () => false }
  const deps: Deps = { ...outside, ai, now: timeline.now }
  const moment = (fromDay: number) =>
    new Date(today.getTime() - chance.between(60, fromDay * 24 * 60 - 60) * 60_000)
  const founders = chance.some(foundersBefore(deps, timeline.now()), makers)
  for (const [place, founder] of founders.entries()) {
    const idea = sharedIdeas[place]
    timeline.at(moment(days), () => make(deps, chance, founder, place))
    if (!idea) continue
    timeline.at(moment(days), () => shareIdea(deps, founder, idea))
    timeline.at(moment(days), () => keepPremium(deps, chance, founder))
  }
  for (let visit = 1; visit <= 140; visit += 1)
    timeline.at(moment(days - 4), () => takeHome(deps, chance))
  await timeline.run()
}

const foundersBefore = ({ db }: Deps, moment: Date): Family[] =>
  db
    .select()
    .from(families)
    .where(
      and(isNotNull(families.registration_number), lt(families.created_at, moment.toISOString())),
    )
    .all()
    .filter((family) => family.founding_member)

async function make(deps: Deps, chance: Chance, founder: Family, place: number) {
  const [child] = listChildren(deps, founder)
  await generateAtOnce(
    deps,
    founder,
    {
      child_age: Math.max(2, Math.min(12, child?.age ?? 5)),
      category: ownCategories[place % ownCategories.length] ?? 'Math',
      available_materials: ['paper', 'drawing_tools', 'textiles', 'cups_bowls', 'books'],
      duration: chance.pick([5, 10, 15] as const),
      child_interests: child?.interests ?? [],
      prompt: '',
    },
    new AbortController().signal,
  )
}

function shareIdea(deps: Deps, founder: Family, idea: SharedIdea) {
  const id = deps.newId()
  const { materials_list, setup_instructions, learning_objectives, ...words } = idea
  deps.db
    .insert(activities)
    .values({
      ...words,
      id,
      owner_family_id: founder.id,
      library: 'own',
      position: 0,
      category: words.own_category,
      prep_minutes: 1,
      materials_list: materials_list.join('\n'),
      setup_instructions: setup_instructions.join('\n'),
      learning_objectives: learning_objectives.join('\n'),
      setting: 'indoor',
      moments: null,
      created_at: deps.now().toISOString(),
    })
    .run()
  const [parent] = parentsOf(deps.db, founder.id)
  if (parent)
    shareActivity(deps, { parent, family: founder }, { activity_id: id, shown_to_visitors: true })
}

function keepPremium(deps: Deps, chance: Chance, family: Family) {
  const { activities } = premiumLibrary(deps, family, {})
  for (const activity of chance.some(activities, chance.between(1, 5)))
    saveActivity(deps, family, activity.id)
}

/** A family saves something that another shared; most of them do it and report how it was. */
function takeHome(deps: Deps, chance: Chance) {
  const shown = deps.db.select().from(communityItems).where(eq(communityItems.state, 'shown')).all()
  const all = deps.db.select().from(families).where(isNotNull(families.registration_number)).all()
  if (shown.length === 0) return
  const [item, family] = [chance.pick(shown), chance.pick(all)]
  if (item.author_family_id === family.id || family.created_at > deps.now().toISOString()) return
  downloadActivity(deps, family, item.activity_id)
  const [child] = listChildren(deps, family)
  const [parent] = parentsOf(deps.db, family.id)
  if (!child || !parent || !chance.happens(0.7)) return
  completeActivity(deps, { parent, family }, item.activity_id, child.id)
  rateActivity(deps, family, {
    id: item.activity_id,
    rating: chance.pick([3, 4, 4, 5, 5, 5]),
    verdict: chance.pick(['loved', 'loved', 'loved', 'ok', 'flop'] as const),
    minutes: chance.between(4, 18),
  })
}
