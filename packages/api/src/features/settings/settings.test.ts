import { serverSecrets, settings } from '@fgm/db/schema'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { readSetting, serverSecret, writeSetting } from './settings.ts'

let app: TestApp
beforeEach(() => {
  app = createTestApp()
})

describe('a setting', () => {
  test('has its default until it is written', () => {
    expect(readSetting(app.db, 'child_limit_active')).toBe(2)
    writeSetting(app.deps, 'child_limit_active', 4)
    writeSetting(app.deps, 'child_limit_active', 5)
    expect(readSetting(app.db, 'child_limit_active')).toBe(5)
    expect(readSetting(app.db, 'child_limit_other')).toBe(1)
    expect(app.db.select().from(settings).all()).toEqual([
      { name: 'child_limit_active', value: 5, updated_at: '2026-03-02T09:00:00.000Z' },
    ])
  })

  test('that is null has no row, and reads as null', () => {
    writeSetting(app.deps, 'maintenance_message', 'Back at noon.')
    writeSetting(app.deps, 'maintenance_message', null)
    expect(readSetting(app.db, 'maintenance_message')).toBe(null)
    expect(app.db.select().from(settings).all()).toEqual([])
  })

  test('distinguishes false from missing', () => {
    writeSetting(app.deps, 'are_spots_shown', false)
    expect(readSetting(app.db, 'are_spots_shown')).toBe(false)
  })

  test('refuses an invalid value', () => {
    expect(() => writeSetting(app.deps, 'child_limit_active', 0)).toThrow()
    expect(() => writeSetting(app.deps, 'child_limit_active', 1.5)).toThrow()
    expect(readSetting(app.db, 'child_limit_active')).toBe(2)
  })

  test('counts as missing when its row no longer fits', () => {
    app.db
      .insert(settings)
      .values({ name: 'child_limit_active', value: 'many', updated_at: '' })
      .run()
    expect(readSetting(app.db, 'child_limit_active')).toBe(2)
  })
})

describe('a server secret', () => {
  test('is made once, long, and different for every name', () => {
    const first = serverSecret(app.deps, 'receipts')
    expect(serverSecret(app.deps, 'receipts')).toBe(first)
    expect(serverSecret(app.deps, 'shares')).not.toBe(first)
    expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  })

  test('is of this database only', () => {
    const other = createTestApp()
    expect(other.deps.csrf_key).not.toBe(app.deps.csrf_key)
    expect(
      app.db
        .select()
        .from(serverSecrets)
        .all()
        .map((row) => row.name),
    ).toEqual(['csrf', 'vapid'])
  })
})
