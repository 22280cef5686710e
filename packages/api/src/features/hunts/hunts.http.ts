import type { Family } from '@fgm/db/schema'
import type { Hono } from 'hono'
import type { Deps } from '../../core/deps.ts'
import { signedOut } from '../../core/errors.ts'
import { type MakeContext, respond } from '../../http/rest/rest.ts'
import { type Paper, type PrintableHunt, paperOf, renderHunt } from '../downloads/downloads.ts'
import { countAttempt, limits } from '../throttles/throttles.ts'
import { findHunt } from './hunts.ts'

/** GET /api/scavenger-hunts/{id}/print `?paper=a4|letter`: the hunt on paper, which JSON cannot carry. */
export function mountHuntPrinting(app: Hono, makeContext: MakeContext) {
  app.get('/api/scavenger-hunts/:id/print', (c) =>
    respond(c, makeContext, 'read', async ({ deps, family }) => {
      if (!family) throw signedOut()
      return printHunt(deps, family, c.req.param('id'), paperOf(c.req.query('paper')))
    }),
  )
}

/**
 * A hunt on paper: cards to cut out, the answers and a map (decisions §6). Ready hunts are for every
 * family, also for one that waits.
 * @throws 404 for a hunt that is missing or another family's, 429 after too many, 503 when too many
 * sheets are being made.
 */
function printHunt(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'pdfs'>,
  family: Family,
  id: string,
  paper: Paper,
) {
  const hunt = findHunt(deps, family, id)
  countAttempt(deps, limits.download_by_address, family.id)
  const homeUrl = `${deps.config.base_url}/scavenger-hunt`
  const sheets: PrintableHunt = {
    hunt_name: hunt.hunt_name,
    difficulty_level: hunt.difficulty_level,
    age_range: hunt.age_range,
    items: hunt.items_data,
    house: hunt.blueprint_data,
    url: `${homeUrl}/play/${encodeURIComponent(hunt.id)}`,
    home_url: homeUrl,
    updated_at: hunt.updated_at,
  }
  return renderHunt(deps, sheets, paper)
}
