import { beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, testPassword } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

const namesIn = ({ connection }: TestApp) =>
  connection.prepare('select name from parents order by created_at, name').pluck().all()

test('a parent changes their own name, and no one else’s', async () => {
  const phone = await app.register({ name: 'Ana' })
  await app.register({ name: 'Eve' })
  const { status, body } = await phone.put('/user/name', { name: '  Ana   O’Neil ' })
  expect([status, body]).toEqual([200, { message: 'Your name is Ana O’Neil now.' }])
  expect((await phone.get('/user/profile')).body.name).toBe('Ana O’Neil')
  expect((await phone.query('auth.status')).body.user.name).toBe('Ana O’Neil')
  expect(namesIn(app)).toEqual(['Ana O’Neil', 'Eve'])
})

test('the address still logs in, in every browser that was logged in before', async () => {
  const phone = await app.register({ name: 'Ana' })
  const laptop = app.browser()
  await laptop.post('/api/login', { email: 'ana@example.com', password: testPassword })
  expect((await phone.put('/user/name', { name: 'Anna' })).status).toBe(200)
  expect((await laptop.get('/user/profile')).body).toMatchObject({
    name: 'Anna',
    email: 'ana@example.com',
  })
})

test.each([
  ['nothing', '   ', 'invalid_input'],
  ['an address', 'www.example.com', 'invalid_input'],
  ['too long a one', 'Ana '.repeat(11), 'invalid_input'],
  ['signs', 'Ana <b>', 'invalid_input'],
  ['an address in words', 'Ana at gmail dot com', 'invalid_input'],
  ['a request to get in touch', 'Write to me on Insta', 'invalid_input'],
])('%s is no name: it is refused by its field, and the old one stays', async (_, name, code) => {
  const phone = await app.register({ name: 'Ana' })
  const { status, body } = await phone.put('/user/name', { name })
  expect([status, body.code]).toEqual([400, code])
  expect(body.fields.name).toMatch(/^\p{Lu}.+\.$/u)
  expect(namesIn(app)).toEqual(['Ana'])
})

test('a visitor has to log in, and changes nothing', async () => {
  await app.register({ name: 'Ana' })
  const { status, body } = await app.browser().put('/user/name', { name: 'Anna' })
  expect([status, body.code, namesIn(app)]).toEqual([401, 'signed_out', ['Ana']])
})

test('twenty changes an hour are enough', async () => {
  app = createTestApp({ RATE_LIMITS: 'on' })
  const phone = await app.register({ name: 'Ana' })
  for (let time = 1; time <= 20; time += 1)
    expect((await phone.put('/user/name', { name: 'Anna' })).status).toBe(200)
  const { status, body } = await phone.put('/user/name', { name: 'Ann' })
  expect([status, body.code, namesIn(app)]).toEqual([429, 'rate_limited', ['Anna']])
})
