import { expect, test } from 'vitest'
import { z } from 'zod'
import { constant, jsonBody, jsonText, listCheckedOnce } from './constant-answers.ts'

const Public = z.object({ name: z.string(), steps: z.array(z.string()) })
const secretive = () => ({ name: 'Socks', steps: ['Look'], password_hash: 'x' })
const allowed = { name: 'Socks', steps: ['Look'] }

test('a constant cannot be changed, nor what it holds', () => {
  const value = constant(secretive())
  expect(() => value.steps.push('Run')).toThrow(TypeError)
  expect(() => Object.assign(value, { name: 'Shoes' })).toThrow(TypeError)
})

test.each([
  ['a constant', () => constant(secretive())],
  ['anything else', secretive],
])('only what the schema allows is let out of %s, every time', async (_, make) => {
  const value = make()
  const list = listCheckedOnce(Public)
  for (const _turn of [1, 2]) {
    expect(await list.parseAsync([value, secretive()])).toEqual([allowed, allowed])
  }
})

test('a list that is constant as a whole is checked item by item, too', async () => {
  const list = constant([secretive(), secretive()])
  const checked = await listCheckedOnce(Public).parseAsync(list)
  expect(checked).toEqual([allowed, allowed])
  expect(await listCheckedOnce(z.object({ name: z.string() })).parseAsync(list)).toEqual([
    { name: 'Socks' },
    { name: 'Socks' },
  ])
})

test.each([
  ['a constant', () => constant({ name: 1 })],
  ['anything else', () => ({ name: 1 })],
])('%s that does not fit is refused every time', async (_, make) => {
  const value = make()
  const attempts = [1, 2].map(() => listCheckedOnce(Public).parseAsync([value]))
  for (const attempt of await Promise.allSettled(attempts)) expect(attempt.status).toBe('rejected')
})

test('what is no array is no list', async () => {
  for (const value of [null, undefined, 'text', {}, constant({ length: 0 })])
    await expect(listCheckedOnce(Public).parseAsync(value)).rejects.toThrow()
})

test.each([
  ['nothing', null],
  ['a text', 'a "quote"'],
  ['an object', { at: new Date(0), left_out: undefined }],
  ['an empty list', []],
  ['a list of a constant and others', [constant({ a: [1] }), { b: undefined }, undefined, null, 2]],
  ['a constant list', constant([{ a: 1 }])],
])('%s is written as JSON always is', (_, value) => {
  for (const _turn of [1, 2]) {
    expect(jsonText(value)).toBe(JSON.stringify(value))
    expect(Buffer.from(jsonBody(value)).toString()).toBe(JSON.stringify(value))
  }
})
