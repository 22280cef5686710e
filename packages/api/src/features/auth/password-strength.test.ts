import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'
import { createAdministrator, resetAdministratorPassword } from './administrators.ts'

const first = /^This password is one of the first that others would try\./
const own = /^This password is your name or your email address, which others know\./
const maria = { name: 'Maria Lopez', email: 'maria.garcia+kids@example.com' }

const register = async (password: string, family = maria) =>
  createTestApp()
    .browser()
    .post('/register', { ...family, password })

test.each([
  ...['aaaaaa', '      ', '••••••••', 'abc12345', 'iloveyou1', 'princess1', 'football1'],
  ...[
    'sunshine1',
    'fiveminutes',
    '5minutes!',
    'Five Good Minutes',
    'asdfgh',
    'ILOVEYOU',
    ' qwerty ',
  ],
])('%j is one of the first that others would try', async (password) => {
  const { status, body } = await register(password)
  expect([status, body.error]).toEqual([400, expect.stringMatching(first)])
})

test.each([
  ...['maria.garcia+kids@example.com', 'MARIA.GARCIA+KIDS@EXAMPLE.COM', 'maria.garcia+kids'],
  ...['maria.garcia', 'MariaGarcia', 'mariagarcia1', 'Maria Lopez', 'marialopez!!', '123maria'],
  ...['lopez2020', 'Maria-1987'],
])('%j is what others know of Maria', async (password) => {
  const { status, body } = await register(password)
  expect([status, body.error]).toEqual([400, expect.stringMatching(own)])
})

test.each(['maria lopez likes tea', 'x7#kQp', 'kids-in-the-rain', 'lopezmaria-otter'])(
  '%j is fine for her',
  async (password) => {
    expect((await register(password)).status).toBe(201)
  },
)

test('a name in another script counts as a name, too', async () => {
  const family = { name: '김민준', email: 'kim@example.com' }
  expect((await register('김민준2020', family)).status).toBe(400)
  expect((await register('산 위의 작은 집', family)).status).toBe(201)
})

test('a refusal names the box of the password, whatever its name there', async () => {
  const { register: enter, browser } = createTestApp()
  const refused = await browser().post('/register', { ...maria, password: 'iloveyou1' })
  expect(refused.body.fields).toEqual({ password: refused.body.error })
  const family = await enter(maria)
  const change = { current_password: 'quiet-otter-42', new_password: 'iloveyou1' }
  const { body } = await family.post('/api/auth/change-password', change)
  expect(body.fields).toEqual({ new_password: body.error })
})

test('a change and a reset have the same rules, for this family', async () => {
  const { register: enter } = createTestApp()
  const browser = await enter(maria)
  const change = { current_password: 'quiet-otter-42', new_password: 'mariagarcia1' }
  const { status, body } = await browser.post('/api/auth/change-password', change)
  expect([status, body.error]).toEqual([400, expect.stringMatching(own)])
})

test('a password of an administrator has at least twelve characters, in every way to set it', async () => {
  const { deps, browser } = createTestApp()
  const rosa = { name: 'Rosa', email: 'rosa@example.com', password: 'quiet-harbo' }
  const short = /^An administrator's password needs at least 12 characters\./
  await expect(createAdministrator(deps, rosa)).rejects.toThrow(short)
  await createAdministrator(deps, { ...rosa, password: 'quiet-harbor' })
  await expect(resetAdministratorPassword(deps, rosa)).rejects.toThrow(short)
  const signedIn = browser()
  await signedIn.post('/api/login', { ...rosa, password: 'quiet-harbor' })
  const change = { current_password: 'quiet-harbor', new_password: 'quiet-harbo' }
  const { status, body } = await signedIn.post('/api/auth/change-password', change)
  expect([status, body.error]).toEqual([400, expect.stringMatching(short)])
})

test('a weak password that is in use already still logs in', async () => {
  const { register: enter, deps, connection, browser } = createTestApp()
  await enter(maria)
  const hash = await deps.passwords.hash('iloveyou1')
  connection.prepare('update parents set password_hash = ?').run(hash)
  const login = { email: maria.email, password: 'iloveyou1' }
  expect((await browser().post('/api/login', login)).status).toBe(200)
})
