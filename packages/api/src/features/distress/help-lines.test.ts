import { describe, expect, test } from 'vitest'
import { ben, eve, root } from '../../../test/cast.ts'
import { generatorApp, wishOfFive } from '../../../test/generator-app.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const path = '/api/admin/help-lines'
/** Known only from memory. */
const parentLine = 'us-parents-national-parent-helpline'
/** Found in a document. */
const samaritans = 'gb-crisis-samaritans'
const words = { name: 'New Line', phone: '116 999', other_way: '', hours: '24/7', url: '' }

const lineOf = async (administrator: TestBrowser, id: string) =>
  (await administrator.get(path)).body.lines.find((line: { id: string }) => line.id === id)

/** What a family gets for such a wish. */
async function shownTo(browser: TestBrowser, prompt: string, country: string): Promise<string> {
  const wish = { ...wishOfFive, prompt, country }
  return JSON.stringify((await browser.post('/api/ai/generate-activity', wish)).body.help)
}

describe('help for everyone', () => {
  test('is available logged out, with the emergency number of the country first', async () => {
    const browser = createTestApp().browser()
    const { status, body } = await browser.get('/api/help?country=GB')
    expect([status, body.help[0].url]).toEqual([200, 'tel:999'])
    expect(JSON.stringify(body.help)).toContain('Samaritans')
    expect(body.help.at(-1).url).toBe('https://findahelpline.com')
    const anywhere = await browser.get('/api/help')
    expect([anywhere.status, anywhere.body.help[0].url]).toEqual([200, 'tel:112'])
  })

  test('refuses a country that it does not know', async () => {
    expect((await createTestApp().browser().get('/api/help?country=XX')).status).toBe(400)
  })

  test('has what administrators confirmed and not what they withdrew', async () => {
    const app = createTestApp()
    await (await root(app)).post(`${path}/${samaritans}/withdraw`, { checked_at: null })
    const { body } = await app.browser().get('/api/help?country=GB')
    expect(JSON.stringify(body.help)).not.toContain('Samaritans')
  })
})

describe('lines of help', () => {
  test('are listed by country, with how sure each is and that no one has checked it yet', async () => {
    const administrator = await root(createTestApp())
    const { status, body } = await administrator.get(path)
    expect(status).toBe(200)
    expect(new Set(body.lines.map((line: { id: string }) => line.id)).size).toBe(body.lines.length)
    expect(await lineOf(administrator, parentLine)).toMatchObject({
      ...{ country: 'US', type: 'parents', sure: 'memory', is_shown: false },
      ...{ checked_at: null, checked_by: null, is_edited: false },
    })
    expect(await lineOf(administrator, samaritans)).toMatchObject({ is_shown: true })
  })

  test('known from memory are shown to families once they are confirmed', async () => {
    const app = generatorApp([])
    const [family, administrator] = [await eve(app), await root(app)]
    const cry = 'I am afraid I will shake the baby'
    expect(await shownTo(family, cry, 'US')).not.toContain('427-2736')
    const confirmed = await administrator.post(`${path}/${parentLine}/confirm`, {
      checked_at: null,
    })
    expect(confirmed.status).toBe(200)
    expect(await shownTo(family, cry, 'US')).toContain('427-2736')
    expect(await lineOf(administrator, parentLine)).toMatchObject({
      ...{ is_shown: true, checked_by: 'Root', is_edited: false },
      checked_at: expect.any(String),
    })
  })

  test('are shown as an administrator changed them, and not at all when withdrawn', async () => {
    const app = generatorApp([])
    const [family, administrator] = [await eve(app), await root(app)]
    const cry = 'I want to hurt myself'
    await administrator.put(`${path}/${samaritans}`, { ...words, checked_at: null })
    expect(await shownTo(family, cry, 'GB')).toContain('tel:116999')
    const { checked_at, is_edited } = await lineOf(administrator, samaritans)
    expect(is_edited).toBe(true)
    await administrator.post(`${path}/${samaritans}/withdraw`, { checked_at })
    expect(await shownTo(family, cry, 'GB')).not.toContain('116999')
    expect(await lineOf(administrator, samaritans)).toMatchObject({ is_withdrawn: true })
  })

  test.each([
    ['phone', 'call me'],
    ['phone', ''],
    ['name', ''],
    ['name', 'x'.repeat(121)],
    ['url', 'javascript:alert(1)'],
    ['url', 'http://plain.example'],
    ['checked_at', 'yesterday'],
  ])('refuse %s: %s with a sentence, and stay as they were', async (name, value) => {
    const administrator = await root(createTestApp())
    const { status, body } = await administrator.put(`${path}/${samaritans}`, {
      ...{ ...words, checked_at: null },
      [name]: value,
    })
    expect(status).toBe(400)
    expect(body.error).toMatch(/\w/)
    expect(await lineOf(administrator, samaritans)).toMatchObject({ checked_at: null })
  })

  test('are confirmed, changed and withdrawn by only one of two administrators at once', async () => {
    const administrator = await root(createTestApp())
    const first = await administrator.post(`${path}/${samaritans}/withdraw`, { checked_at: null })
    const late = await administrator.put(`${path}/${samaritans}`, { ...words, checked_at: null })
    expect([first.status, late.status, late.body.code]).toEqual([200, 409, 'help_line_changed'])
    expect(await lineOf(administrator, samaritans)).toMatchObject({ name: 'Samaritans' })
  })

  test('that have no number cannot be confirmed before one is added', async () => {
    const administrator = await root(createTestApp())
    const line = `${path}/sg-poison`
    expect((await administrator.post(`${line}/confirm`, { checked_at: null })).status).toBe(409)
    expect((await administrator.put(line, { ...words, checked_at: null })).status).toBe(200)
    expect(await lineOf(administrator, 'sg-poison')).toMatchObject({ is_shown: true })
  })

  test('that do not exist are not found', async () => {
    const administrator = await root(createTestApp())
    for (const action of ['confirm', 'withdraw']) {
      const { status } = await administrator.post(`${path}/none/${action}`, { checked_at: null })
      expect(status).toBe(404)
    }
  })

  test('are only for administrators', async () => {
    const app = createTestApp()
    for (const [browser, refusal] of [
      [app.browser(), 401],
      [await ben(app), 403],
    ] as const) {
      expect((await browser.get(path)).status).toBe(refusal)
      for (const action of ['confirm', 'withdraw'])
        expect(
          (await browser.post(`${path}/${samaritans}/${action}`, { checked_at: null })).status,
        ).toBe(refusal)
      const edited = await browser.put(`${path}/${samaritans}`, { ...words, checked_at: null })
      expect(edited.status).toBe(refusal)
    }
  })
})
