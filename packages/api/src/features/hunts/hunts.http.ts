import type { Family } from '@fgm/db/schema'
import { dayMs, dayOf } from '@fgm/shared/days'
import type { HuntItem } from '@fgm/shared/hunts/hunts'
import { isToSearch, placeAt } from '@fgm/shared/hunts/places'
import { storiesFor } from '@fgm/shared/hunts/stories/stories'
import { type StoryId, storyIds } from '@fgm/shared/hunts/stories/story-ids'
import { treasureProblem } from '@fgm/shared/hunts/stories/treasure'
import { youngestOf } from '@fgm/shared/hunts/words'
import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import type { Paper } from '../../print/document.ts'
import type { PrintableHunt } from '../../print/hunt/section.ts'
import { paperOf, pdfResponse } from '../downloads/downloads.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { findMemory } from './hunt-memories.ts'
import { findHunt } from './hunts.ts'

/**
 * What JSON cannot carry. GET /api/scavenger-hunts/{id}/print `?paper=a4|letter&cards=pictures&story={id}`: the hunt on paper;
 * GET /api/hunt-memories/{id}/certificate `?paper=a4|letter&day=YYYY-MM-DD`: a certificate for the players.
 */
export function mountHuntPrinting(app: Hono, makeContext: MakeContext) {
  app.get('/api/scavenger-hunts/:id/print', (c) =>
    respond(c, makeContext, 'read', async ({ deps, family }) => {
      if (!family) throw signedOut()
      return printHunt(deps, family, c.req.param('id'), {
        paper: paperOf(c.req.query('paper')),
        has_pictures: c.req.query('cards') === 'pictures',
        story_id: storyIds.find((id) => id === c.req.query('story')),
      })
    }),
  )
  app.get('/api/hunt-memories/:id/certificate', (c) =>
    respond(c, makeContext, 'read', async ({ deps, family }) => {
      if (!family) throw signedOut()
      const paper = paperOf(c.req.query('paper'))
      return printCertificate(deps, family, c.req.param('id'), c.req.query('day'), paper)
    }),
  )
}

type Printing = Pick<Deps, 'db' | 'now' | 'config' | 'pdfs'>
type HuntPaper = { paper: Paper; has_pictures: boolean; story_id: StoryId | undefined }

/**
 * A hunt on paper: cards to cut out, its own story or the requested one, the answers and a map (decisions §6). Ready hunts
 * are for every family, also for one that waits.
 * @throws 404 for a hunt that is missing or another family's, 429 after too many, 503 if too many sheets are being made.
 */
function printHunt(
  deps: Printing,
  family: Family,
  id: string,
  { paper, has_pictures, story_id }: HuntPaper,
) {
  const hunt = findHunt(deps, family, id)
  countAttempt(deps, limits.download_by_address, family.id)
  const homeUrl = `${deps.config.base_url}/scavenger-hunt`
  const sheets: PrintableHunt = {
    hunt_name: hunt.hunt_name,
    difficulty_level: hunt.difficulty_level,
    age_range: hunt.age_range,
    items: hunt.items_data.map((item) => withSafePlace(hunt, item)),
    house: hunt.blueprint_data,
    url: `${homeUrl}/play/${encodeURIComponent(hunt.id)}`,
    home_url: homeUrl,
    updated_at: hunt.updated_at,
    story: storyOf(hunt, story_id),
    has_pictures,
  }
  const title = `Scavenger hunt ${hunt.hunt_name}`
  return pdfResponse(deps, { hunt: sheets, options: { paper } }, title)
}

/** What a child's paper may have: a story for the age of the youngest player, and no dangerous place. */
function storyOf(hunt: FoundHunt, requested: StoryId | undefined): PrintableHunt['story'] {
  const { story_id, treasure_place, age_range, items_data } = hunt
  const fitting = storiesFor(items_data.length, [youngestOf(age_range)]).map(({ id }) => id)
  const id = [requested, story_id].find((one) => one && fitting.includes(one))
  return id ? { id, treasure_place: safePlace(hunt, treasure_place) } : undefined
}

/** A place where we may send a child: in the house with nothing dangerous to search, or a typed one that passes the rules. */
function withSafePlace(hunt: FoundHunt, item: HuntItem): HuntItem {
  const place = placeAt(hunt.blueprint_data, item)
  if (place && (!place.piece || isToSearch(place.piece.type))) return item
  const { place_id: _, ...elsewhere } = item
  return { ...elsewhere, location: safePlace(hunt, item.location) }
}

const safePlace = ({ age_range }: FoundHunt, place: string): string =>
  treasureProblem(place, youngestOf(age_range)) === undefined ? place : ''

type FoundHunt = ReturnType<typeof findHunt>

/**
 * The certificate of one play. The day is the family's own if it is given, and differs from the server's by at most one.
 * @throws 404 for a memory that is missing or another family's, 429 and 503 as `printHunt`.
 */
function printCertificate(
  deps: Printing,
  family: Family,
  id: string,
  day: string | undefined,
  paper: Paper,
) {
  const { memory, hunt } = findMemory(deps, family, id)
  countAttempt(deps, limits.download_by_address, family.id)
  const serversDay = memory.completed_at.slice(0, 10)
  const certificate = {
    hunt_name: hunt.hunt_name,
    names: memory.children.map(({ name }) => name),
    found_on: isNextTo(day, serversDay) ? day : serversDay,
    items_found: memory.items_found,
    stars: memory.fun_rating,
    house: hunt.blueprint_data,
    items: hunt.items_data,
    home_url: `${deps.config.base_url}/scavenger-hunt`,
  }
  return pdfResponse(deps, { certificate, options: { paper } }, `Certificate ${hunt.hunt_name}`)
}

/** The same day, the previous or the next one: no time zone differs more. */
function isNextTo(day: string | undefined, other: string): day is string {
  const [one, two] = [new Date(`${day}T00:00:00Z`), new Date(`${other}T00:00:00Z`)]
  const isDay = !Number.isNaN(one.getTime()) && dayOf(one) === day
  return isDay && Math.abs(one.getTime() - two.getTime()) <= dayMs
}
