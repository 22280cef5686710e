import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '@fgm/db'
import { hash } from '@node-rs/argon2'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'

/*
 * The second reference: the same requests written by hand, with only the driver's prepared statements. It knows who is logged in,
 * and validates nothing.
 */

/** A server that responds to the measured requests from the database at that path. */
export function byHand(path: string): Hono {
  const { connection } = openDatabase(path)
  const app = new Hono()
  const statement = (text: string) => connection.prepare(text)
  const now = () => new Date().toISOString()
  const newId = () => randomBytes(16).toString('base64url')

  const findSession = statement(
    `select parents.*, families.*, parents.id as parent_id from sessions
     join parents on parents.id = sessions.parent_id join families on families.id = parents.family_id
     where sessions.id = ?`,
  )
  type Row = Record<string, unknown> & { id: string; parent_id: string }
  const userOf = (cookie: string | undefined) =>
    findSession.get(
      createHash('sha256')
        .update(cookie ?? '')
        .digest('base64url'),
    ) as Row

  const highest = statement('select max(registration_number) as count from families')
  app.get('/registration-info', (c) => {
    const { count } = highest.get() as { count: number }
    return c.json({ next_user_number: count + 1, spots_remaining: Math.max(0, 50 - count) })
  })

  const samples = statement("select * from activities where library = 'free' order by position")
  app.get('/activities/public', (c) => c.json(samples.all().map(withLists)))

  const library = statement(
    `select * from activities where library in ('free', 'prebuilt') or owner_family_id = @family_id
     or id in (select activity_id from saved_activities
               where family_id = @family_id and removed_at is null)
     order by owner_family_id is null, position`,
  )
  app.get('/activities', (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    return c.json((library.all({ family_id: user.id }) as Row[]).map(withLists))
  })

  const one = statement('select * from activities where id = ?')
  app.get('/activities/:id', (c) => {
    userOf(getCookie(c, 'fgm_session'))
    return c.json(withLists(one.get(c.req.param('id'))))
  })

  const done = statement(
    `select played_at from plays join play_children on play_id = plays.id and play_children.family_id = plays.family_id
     where child_id = ? and activity_id = ? and plays.family_id = ? order by played_at limit 1`,
  )
  const liked = statement(
    'select 1 from favorites where child_id = ? and activity_id = ? and parent_id = ?',
  )
  const ownChild = statement('select 1 from children where id = ? and family_id = ?')
  app.get('/activities/:id/status', (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const childId = c.req.query('child_id')
    if (!ownChild.get(childId, user.id)) return c.notFound()
    const ofChild = [childId, c.req.param('id')]
    return c.json({
      is_completed: !!done.get(...ofChild, user.id),
      is_favorite: !!liked.get(...ofChild, user.parent_id),
    })
  })

  const play = statement(
    `insert into plays (id, family_id, parent_id, activity_id, source, played_at)
     values (?, ?, ?, ?, 'marked', ?)`,
  )
  const player = statement(
    'insert into play_children (family_id, play_id, child_id) values (?, ?, ?)',
  )
  app.post('/activities/:id/complete', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const { child_id } = await c.req.json()
    if (!done.get(child_id, c.req.param('id'), user.id)) {
      const id = randomUUID()
      play.run(id, user.id, user.parent_id, c.req.param('id'), now())
      player.run(user.id, id, child_id)
    }
    return c.json({ is_completed: true })
  })

  const unlike = statement(
    'delete from favorites where child_id = ? and activity_id = ? and parent_id = ?',
  )
  const like = statement(
    'insert into favorites (parent_id, child_id, family_id, activity_id, favorited_at) values (?, ?, ?, ?, ?)',
  )
  app.post('/activities/:id/favorite', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const { child_id } = await c.req.json()
    const removed = unlike.run(child_id, c.req.param('id'), user.parent_id).changes > 0
    if (!removed) like.run(user.parent_id, child_id, user.id, c.req.param('id'), now())
    return c.json({ is_favorite: !removed })
  })

  const childrenOf = statement('select * from children where family_id = ?')
  const completionsOf = statement(
    `select child_id, activity_id, min(played_at) as completed_at
     from plays join play_children on play_id = plays.id and play_children.family_id = plays.family_id
     where plays.family_id = ? group by child_id, activity_id`,
  )
  const favoritesOf = statement('select * from favorites where parent_id = ?')
  const premium = statement(
    "select count(*) as count from families where waitlist_status = 'active' and deleted_at is null and registration_number is not null",
  )
  const balance = statement(
    'select coalesce(sum(amount), 0) as remaining from credit_entries where family_id = ?',
  )
  app.get('/trpc/:names', (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const results = [
      { name: user.name, tier: user.tier, founding_member: user.founding_member },
      childrenOf.all(user.id),
      { completed: completionsOf.all(user.id), favorites: favoritesOf.all(user.parent_id) },
      { ...(highest.get() as object), ...(premium.get() as object) },
      { ...user, password_hash: undefined, ...(balance.get(user.id) as object) },
    ]
    return c.json(results.map((data) => ({ result: { data } })))
  })

  const oneActivity = statement("select * from activities where library = 'prebuilt' limit 1")
  const authored = oneActivity.get() as Row
  const columns = Object.keys(authored)
  const keepActivity = statement(
    `insert into activities (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  )
  const keepGeneration = statement(
    `insert into generations (id, family_id, state, request, attempt, activity_id, credits_charged, created_at)
     values (?, ?, 'delivered', ?, 1, ?, 1, ?)`,
  )
  const takeCredit = statement(
    "insert into credit_entries (id, family_id, amount, reason, created_at) values (?, ?, -1, 'generated_activity', ?)",
  )
  app.post('/api/ai/generate-activity', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const wish = await c.req.text()
    const activity = { ...authored, id: newId(), owner_family_id: user.id, library: 'own' }
    connection
      .transaction(() => {
        keepActivity.run(activity)
        keepGeneration.run(newId(), user.id, wish, activity.id, now())
        takeCredit.run(newId(), user.id, now())
      })
      .immediate()
    return c.json({ activity: withLists(activity) })
  })

  const saveHouse = statement(
    `update blueprints set name = ?, blueprint_data = ?, version = version + 1, updated_at = ?
     where id = ? and owner_family_id = ? returning *`,
  )
  app.put('/api/blueprints/:id', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const { name, blueprint_data } = await c.req.json()
    const document = JSON.stringify(blueprint_data)
    const row = saveHouse.get(name, document, now(), c.req.param('id'), user.id) as Row
    return c.json({ ...row, blueprint_data: JSON.parse(String(row.blueprint_data)) })
  })

  const keepPlay = statement(
    `insert into hunt_completions (id, family_id, hunt_id, completion_id, completion_time, items_found,
       total_items, fun_rating, parent_notes, score, completed_at)
     values (@id, @family_id, @hunt_id, @id, @completion_time, @items_found, @total_items, @fun_rating,
       @parent_notes, 160, @completed_at)`,
  )
  app.post('/api/scavenger-hunts/:id/complete', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const play = {
      ...(await c.req.json()),
      id: newId(),
      family_id: user.id,
      hunt_id: c.req.param('id'),
      completed_at: now(),
    }
    keepPlay.run(play)
    return c.json(play)
  })

  const neighbor = statement(
    'select * from families where registration_number > 400 limit 1',
  ).get() as Row
  const parentOfNeighbor = statement('select * from parents where family_id = ?').get(
    neighbor.id,
  ) as Row
  const insertOf = (table: string, row: Row) => {
    const names = Object.keys(row)
    const values = names.map((name) => `@${name}`)
    return statement(`insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`)
  }
  const keepFamily = insertOf('families', neighbor)
  const keepParent = insertOf('parents', parentOfNeighbor)
  app.post('/register', async (c) => {
    const { name, email, password } = await c.req.json()
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const parent = connection
      .transaction(() => {
        const { count } = highest.get() as { count: number }
        const registrationNumber = count + 1
        const family = {
          ...neighbor,
          id: newId(),
          registration_number: registrationNumber,
          referral_code: newId(),
          queue_order: registrationNumber * 2 ** 20,
          waitlist_status: 'waitlisted',
        }
        keepFamily.run(family)
        const given = { name, email, email_key: email, email_canonical: email }
        const parent = { ...parentOfNeighbor, ...given, id: newId(), family_id: family.id }
        keepParent.run({ ...parent, password_hash: passwordHash })
        return parent
      })
      .immediate()
    return c.json({ user: { name: parent.name, email: parent.email } }, 201)
  })

  return app
}

const withLists = (row: unknown) => {
  const activity = row as { materials: string; interests: string }
  return {
    ...activity,
    materials: JSON.parse(activity.materials),
    interests: JSON.parse(activity.interests),
  }
}
