import { brokenInvariants } from '@fgm/db/invariants'
import { generations } from '@fgm/db/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findParentByEmail } from '../src/features/auth/auth.ts'
import { spendCredit } from '../src/features/credits/credits.ts'
import { sweepInvitations } from '../src/features/invitations/invitations.ts'
import { familyOf } from '../src/features/parents/parents.ts'
import { inLetters, registerFamilies } from './cast.ts'
import { isNight } from './extent.ts'
import { startFakeRazorpay } from './fakes/payments.ts'
import { invitationIn, joinAs, leaveFamily, moveIn, removeParent } from './families.ts'
import {
  FamiliesModel,
  familiesInModel,
  familiesOnRecord,
  type ModelInvitation,
} from './parents-model.ts'
import { openToAll } from './payments-app.ts'
import { createTestApp, type TestApp, testPassword } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

/*
 * Parents invite, join, move with all they have, leave, remove each other, pay now or later, and play, in any order: 1,000 steps of 20
 * random stories. After each step children, what they did, credits, numbers and founding spots equal those of a
 * model, and no invariant of the database is violated.
 */

let fake: Awaited<ReturnType<typeof startFakeRazorpay>>
beforeAll(async () => {
  fake = await startFakeRazorpay()
})
afterAll(() => fake.close())

type Story = { app: TestApp; model: FamiliesModel; browsers: Map<string, TestBrowser> }
type Step = { who: number; figure: number }

/** Two founders, and two families after the founding spots were gone. */
async function begin(): Promise<Story> {
  const app = createTestApp(fake.env, { payments: fake.client(5_000) })
  openToAll(app)
  const story: Story = { app, model: new FamiliesModel(0), browsers: new Map() }
  for (const name of ['Ana', 'Bea']) await register(story, name, true)
  registerFamilies(app, 48)
  story.model = Object.assign(new FamiliesModel(50), { families: story.model.families })
  for (const name of ['Cas', 'Dov']) await register(story, name, false)
  return story
}

async function register({ app, model, browsers }: Story, name: string, isFounder: boolean) {
  browsers.set(name, await app.register({ name }))
  model.begin(name, { credits: isFounder ? 50 : 0, is_member: isFounder })
}

const pick = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[place % Math.max(1, items.length)]
const choices = ['bring', 'leave_behind', 'others_stay'] as const
const childNames = ['Kim', 'Leo', 'Mia'] as const
const activities = ['shadow-wave', 'flamingo-freeze', 'sock-mountain-match'] as const
const timeOf = ({ app }: Story) => app.deps.now().toISOString()

function actor({ browsers }: Story, { who }: Step): { name: string; browser: TestBrowser } {
  const [name, browser] = pick([...browsers], who) ?? []
  if (!name || !browser) throw new Error('No parent is left')
  return { name, browser }
}

const actions = {
  invite: async (story, step) => {
    const { name, browser } = actor(story, step)
    const family = story.model.of(name)
    const open = story.model.openInvitations(timeOf(story)).filter((one) => one.family === family)
    const { status, body } = await browser.post('/user/family/invitations', {})
    expect(status).toBe(family.parents.length + open.length < 4 ? 201 : 409)
    if (status !== 201) return
    const { id, expires_at, link } = body
    const token = invitationIn(link.url)
    story.model.invitations.push({ id, token, family, made_by: name, expires_at })
  },
  takeBack: async (story, step) => {
    const { name, browser } = actor(story, step)
    const invitation = pick(story.model.invitations, step.figure)
    if (!invitation) return
    const isOwn = invitation.family === story.model.of(name)
    const { status } = await browser.delete(`/user/family/invitations/${invitation.id}`)
    expect(status).toBe(isOwn ? 200 : 404)
    if (isOwn) story.model.use(invitation)
  },
  joinNew: async (story, step) => {
    const invitation = pick(story.model.invitations, step.figure)
    if (!invitation) return
    const name = `New ${inLetters(step.figure)}${inLetters(story.app.deps.now().getTime())}`
    const joining = joinAs(story.app, invitation.token, name.replace(' ', ''))
    if (!isOpen(story, invitation)) return expect(joining).rejects.toThrow('invitation_over')
    story.browsers.set(name.replace(' ', ''), await joining)
    story.model.use(invitation)
    invitation.family.parents.push(name.replace(' ', ''))
  },
  moveIn: async (story, step) => {
    const { name, browser } = actor(story, step)
    const invitation = pick(story.model.invitations, step.figure)
    const choice = pick(choices, step.figure >> 3) ?? 'bring'
    if (!invitation) return
    const { status, body } = await moveIn(browser, invitation.token, choice)
    const refusal = isOpen(story, invitation)
      ? story.model.refusalOf(name, invitation, choice)
      : 'invitation_over'
    expect([status < 300, body.code]).toEqual([refusal === undefined, refusal])
    if (!refusal) story.model.moveIn(name, invitation, choice)
  },
  leave: async (story, step) => {
    const { name, browser } = actor(story, step)
    const isAlone = story.model.of(name).parents.length === 1
    const { body } = await leaveFamily(browser, step.figure % 2 === 0)
    expect(body.code).toBe(isAlone ? 'last_parent' : undefined)
    if (!isAlone) story.model.ownFamily(name, () => step.figure % 2 === 0)
  },
  remove: async (story, step) => {
    const { name, browser } = actor(story, step)
    const { parents } = story.model.of(name)
    const other = pick(parents, step.figure) ?? name
    const isLater = parents.indexOf(other) > parents.indexOf(name)
    const { body } = await removeParent(browser, other)
    expect(body.code).toBe(isLater ? undefined : other === name ? 'own_account' : 'not_before_you')
    if (!isLater) return
    story.model.ownFamily(other, ({ came_with }) => came_with.includes(other))
    const email = `${other.toLowerCase()}@example.com`
    const again = story.browsers.get(other)
    expect((await again?.get('/user/profile'))?.status).toBe(401)
    expect((await again?.post('/api/login', { email, password: testPassword }))?.status).toBe(200)
  },
  deleteAccount: async (story, step) => {
    const { name, browser } = actor(story, step)
    if (story.browsers.size <= 3) return
    expect((await browser.delete('/user', { password: testPassword })).status).toBe(200)
    story.browsers.delete(name)
    story.model.deleteAccount(name)
  },
  pay: async (story, step) => {
    const { name, browser } = actor(story, step)
    const family = story.model.of(name)
    const order = await browser.post('/api/payment/create-order', { currency: 'USD' })
    // A founder has nothing to pay, and a family that has paid gets a sentence.
    const isPayable = order.status === 200 && !order.body.skip_payment
    expect(isPayable).toBe(!family.is_member)
    if (family.is_member) return
    const { order_id } = order.body
    const { checkouts } = story.model
    const open = checkouts.find((one) => one.order_id === order_id) ?? { order_id, of: name }
    if (!checkouts.includes(open)) checkouts.push(open)
    // Every other one is paid later: its parent may be in another family by then.
    if (step.figure % 2 === 0) return
    const { handed } = fake.pay(order_id)
    expect((await browser.post('/api/payment/verify', handed)).status).toBe(200)
    expect(story.model.pay(open)).toBe('activated')
  },
  payLater: async ({ app, model }, step) => {
    const open = pick(model.checkouts, step.figure)
    if (!open) return
    const { payment } = fake.pay(open.order_id)
    const wanted = model.pay(open)
    // The vendor reports it twice.
    for (const event of ['payment.captured', 'order.paid'] as const) {
      const { raw_body, headers } = fake.message(event, payment)
      const sent = { method: 'POST', body: raw_body, headers }
      expect((await app.app.request('/api/payment/webhook', sent)).status).toBe(200)
    }
    const found = 'select disposition from payments where payment_id = ?'
    expect(app.connection.prepare(found).pluck().all(payment.id)).toEqual([wanted])
  },
  spend: async (story, step) => {
    const { app, model } = story
    const { name } = actor(story, step)
    const parent = findParentByEmail(app.db, `${name.toLowerCase()}@example.com`)
    if (!parent || model.of(name).credits === 0) return
    const id = app.deps.newId()
    const made = { state: 'delivered', attempt: 1, credits_charged: 1, request: {} } as const
    const time = timeOf(story)
    const row = { id, family_id: familyOf(app.db, parent).id, created_at: time, ended_at: time }
    app.db
      .insert(generations)
      .values({ ...row, ...made } as never)
      .run()
    spendCredit(app.deps, app.db, row.family_id)
    model.of(name).credits -= 1
  },
  addChild: async (story, step) => {
    const { name, browser } = actor(story, step)
    const { children } = story.model.of(name)
    const child = childNames.find((one) => !children.some((there) => there.name === one))
    if (!child) return
    const { status } = await browser.post('/children', { name: child, birth_date: '2021-05-20' })
    if (status === 201) children.push({ name: child, came_with: [], plays: [] })
    else expect(children.length).toBeGreaterThan(0)
  },
  play: async (story, step) => {
    const { name, browser } = actor(story, step)
    const { children } = (await browser.get('/user/profile')).body
    const child = pick<{ id: string; name: string }>(children, step.figure)
    const activity = pick(activities, step.figure >> 2) ?? activities[0]
    if (!child) return
    const done = { child_id: child.id }
    expect((await browser.post(`/activities/${activity}/complete`, done)).status).toBe(200)
    expect((await browser.post(`/activities/${activity}/favorite`, done)).status).toBe(200)
    const noted = story.model.of(name).children.find((one) => one.name === child.name)
    if (!noted?.plays.some((one) => one.activity === activity))
      noted?.plays.push({ activity, at: timeOf(story), source: 'marked' })
  },
  playAgain: async (story, step) => {
    const { name, browser } = actor(story, step)
    const { children } = (await browser.get('/user/profile')).body
    const child = pick<{ id: string; name: string }>(children, step.figure)
    const activity = pick(activities, step.figure >> 2) ?? activities[0]
    if (!child) return
    const at = timeOf(story)
    const { status } = await browser.mutate('activities.recordPlay', {
      ...{ id: activity, play_id: `play ${at}`, played_at: at },
      children: [{ child_id: child.id, face: 'loved' }],
    })
    expect(status).toBe(200)
    const noted = story.model.of(name).children.find((one) => one.name === child.name)
    noted?.plays.push({ activity, at, source: 'play' })
  },
  wait: async (story, step) => {
    story.app.clock.advance((step.figure % 60) * 3_600)
    sweepInvitations(story.app.db, story.app.deps.now())
  },
} satisfies Record<string, (story: Story, step: Step) => Promise<unknown>>

const isOpen = (story: Story, invitation: ModelInvitation) =>
  story.model.openInvitations(timeOf(story)).includes(invitation)

function expectSound({ app, model }: Story, founders: unknown) {
  expect(familiesOnRecord(app, model)).toEqual(familiesInModel(model))
  expect(foundersOf(app)).toEqual(founders)
  expect(brokenInvariants(app.connection)).toEqual([])
}

/** The numbers that hold a founding spot: no one gets or takes one by joining or leaving. */
const foundersOf = ({ connection }: TestApp) =>
  connection
    .prepare('select registration_number from families where founding_member = 1 order by 1')
    .pluck()
    .all()

const names = Object.keys(actions) as (keyof typeof actions)[]
const frequent = ['invite', 'invite', 'joinNew', 'moveIn', 'moveIn', 'play', 'pay'] as const
const step = fc.record({
  action: fc.constantFrom(...names, ...frequent),
  who: fc.nat(100),
  figure: fc.nat(1000),
})

/** Stories of fifty steps: 1,000 steps at night, 200 in the gate. */
const stories = isNight ? 20 : 4

test('in hundreds of steps of parents who come and go children, credits and numbers add up', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 50, maxLength: 50 }),
    async (steps) => {
      const story = await begin()
      const founders = foundersOf(story.app)
      for (const { action, ...given } of steps) {
        story.app.clock.advance(1)
        await actions[action](story, given)
        expectSound(story, founders)
      }
      story.app.connection.close()
    },
  )
  await fc.assert(property, { numRuns: stories, endOnFailure: true })
}, 240_000)
