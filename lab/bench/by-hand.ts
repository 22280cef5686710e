import { createHash, randomBytes } from 'node:crypto'
import { openDatabase } from '@fgm/db'
import { hash } from '@node-rs/argon2'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'

/*
 * The second reference: what one would write by hand for the same requests, with prepared statements
 * of the driver and nothing else. It knows who is signed in, and checks nothing of what it is sent.
 */

/** A server that answers the measured calls from the database at that path. */
export function byHand(path: string): Hono {
  const { connection } = openDatabase(path)
  const app = new Hono()
  const statement = (text: string) => connection.prepare(text)
  const now = () => new Date().toISOString()
  const newId = () => randomBytes(16).toString('base64url')

  const findSession = statement(
    'select users.* from sessions join users on users.id = sessions.user_id where sessions.id = ?',
  )
  type Row = Record<string, unknown> & { id: string }
  const userOf = (cookie: string | undefined) =>
    findSession.get(
      createHash('sha256')
        .update(cookie ?? '')
        .digest('base64url'),
    ) as Row

  const highest = statement('select max(registration_number) as count from users')
  app.get('/registration-info', (c) => {
    const { count } = highest.get() as { count: number }
    return c.json({ next_user_number: count + 1, spots_remaining: Math.max(0, 50 - count) })
  })

  const samples = statement("select * from activities where library = 'free' order by position")
  app.get('/activities/public', (c) => c.json(samples.all().map(withLists)))

  const library = statement(
    `select * from activities where library in ('free', 'prebuilt') or owner_user_id = @user_id
     or id in (select activity_id from saved_activities
               where user_id = @user_id and removed_at is null)
     order by owner_user_id is null, position`,
  )
  app.get('/activities', (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    return c.json((library.all({ user_id: user.id }) as Row[]).map(withLists))
  })

  const one = statement('select * from activities where id = ?')
  app.get('/activities/:id', (c) => {
    userOf(getCookie(c, 'fgm_session'))
    return c.json(withLists(one.get(c.req.param('id'))))
  })

  const done = statement('select 1 from completions where child_id = ? and activity_id = ?')
  const liked = statement('select 1 from favorites where child_id = ? and activity_id = ?')
  const ownChild = statement('select 1 from children where id = ? and user_id = ?')
  app.get('/activities/:id/status', (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const childId = c.req.query('child_id')
    if (!ownChild.get(childId, user.id)) return c.notFound()
    const ofChild = [childId, c.req.param('id')]
    return c.json({ is_completed: !!done.get(ofChild), is_favorite: !!liked.get(ofChild) })
  })

  const complete = statement(
    `insert into completions (child_id, user_id, activity_id, completed_at)
     values (?, ?, ?, ?) on conflict do nothing`,
  )
  app.post('/activities/:id/complete', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const { child_id } = await c.req.json()
    complete.run(child_id, user.id, c.req.param('id'), now())
    return c.json({ is_completed: true })
  })

  const unlike = statement('delete from favorites where child_id = ? and activity_id = ?')
  const like = statement(
    'insert into favorites (child_id, user_id, activity_id, favorited_at) values (?, ?, ?, ?)',
  )
  app.post('/activities/:id/favorite', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const { child_id } = await c.req.json()
    const removed = unlike.run(child_id, c.req.param('id')).changes > 0
    if (!removed) like.run(child_id, user.id, c.req.param('id'), now())
    return c.json({ is_favorite: !removed })
  })

  const childrenOf = statement('select * from children where user_id = ?')
  const completionsOf = statement('select * from completions where user_id = ?')
  const favoritesOf = statement('select * from favorites where user_id = ?')
  const premium = statement(
    "select count(*) as count from users where waitlist_status = 'active' and deleted_at is null and registration_number is not null",
  )
  const balance = statement(
    'select coalesce(sum(amount), 0) as remaining from credit_entries where user_id = ?',
  )
  app.get('/trpc/:names', (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const answers = [
      { name: user.name, tier: user.tier, founding_member: user.founding_member },
      childrenOf.all(user.id),
      { completed: completionsOf.all(user.id), favorites: favoritesOf.all(user.id) },
      { ...(highest.get() as object), ...(premium.get() as object) },
      { ...user, password_hash: undefined, ...(balance.get(user.id) as object) },
    ]
    return c.json(answers.map((data) => ({ result: { data } })))
  })

  const oneActivity = statement("select * from activities where library = 'prebuilt' limit 1")
  const authored = oneActivity.get() as Row
  const columns = Object.keys(authored)
  const keepActivity = statement(
    `insert into activities (${columns.join(', ')}) values (${columns.map((name) => `@${name}`).join(', ')})`,
  )
  const keepGeneration = statement(
    `insert into generations (id, user_id, state, request, attempt, activity_id, credits_charged, created_at)
     values (?, ?, 'delivered', ?, 1, ?, 1, ?)`,
  )
  const takeCredit = statement(
    "insert into credit_entries (id, user_id, amount, reason, created_at) values (?, ?, -1, 'generated_activity', ?)",
  )
  app.post('/api/ai/generate-activity', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const wish = await c.req.text()
    const activity = { ...authored, id: newId(), owner_user_id: user.id, library: 'own' }
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
     where id = ? and owner_user_id = ? returning *`,
  )
  app.put('/api/blueprints/:id', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const { name, blueprint_data } = await c.req.json()
    const document = JSON.stringify(blueprint_data)
    const row = saveHouse.get(name, document, now(), c.req.param('id'), user.id) as Row
    return c.json({ ...row, blueprint_data: JSON.parse(String(row.blueprint_data)) })
  })

  const keepPlay = statement(
    `insert into hunt_completions (id, user_id, hunt_id, completion_id, completion_time, items_found,
       total_items, fun_rating, parent_notes, score, completed_at)
     values (@id, @user_id, @hunt_id, @id, @completion_time, @items_found, @total_items, @fun_rating,
       @parent_notes, 160, @completed_at)`,
  )
  app.post('/api/scavenger-hunts/:id/complete', async (c) => {
    const user = userOf(getCookie(c, 'fgm_session'))
    const play = {
      ...(await c.req.json()),
      id: newId(),
      user_id: user.id,
      hunt_id: c.req.param('id'),
      completed_at: now(),
    }
    keepPlay.run(play)
    return c.json(play)
  })

  const oneUser = statement('select * from users where registration_number > 400 limit 1')
  const neighbor = oneUser.get() as Row
  const userColumns = Object.keys(neighbor)
  const keepUser = statement(
    `insert into users (${userColumns.join(', ')}) values (${userColumns.map((name) => `@${name}`).join(', ')})`,
  )
  app.post('/register', async (c) => {
    const { name, email, password } = await c.req.json()
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const user = connection
      .transaction(() => {
        const { count } = highest.get() as { count: number }
        const given = { id: newId(), name, email, email_key: email, email_canonical: email }
        const registrationNumber = count + 1
        const row = {
          ...neighbor,
          ...given,
          password_hash: passwordHash,
          registration_number: registrationNumber,
          referral_code: newId(),
          queue_order: registrationNumber * 2 ** 20,
          waitlist_status: 'waitlisted',
        }
        keepUser.run(row)
        return row
      })
      .immediate()
    return c.json({ user: { name: user.name, email: user.email } }, 201)
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
