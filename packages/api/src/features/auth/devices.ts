import { type Db, hasRow } from '@fgm/db'
import { devices } from '@fgm/db/schema'
import { and, eq } from 'drizzle-orm'
import { type Context, throttleAddress } from '../../core/context.ts'
import type { Deps } from '../../core/deps.ts'
import { keyedHash } from '../../core/same-secret.ts'
import { sessionCookie } from './cookies.ts'

/** The origin of a registration, as keyed hashes: they can be compared, not read. */
export type Origin = { device_hash: string | null; network_hash: string | null }

/** The origin of this request. A browser that is new to us gets the cookie that identifies it later. */
export function originOf(ctx: Context): Origin & { device_hash: string } {
  return {
    device_hash: shortHash(ctx.deps, 'device', ctx.device_secret ?? newDevice(ctx)),
    network_hash: shortHash(ctx.deps, 'network', throttleAddress(ctx.remote_address)),
  }
}

/** Records that a family uses this browser, and its last login there. */
export function rememberDevice({ now }: Pick<Deps, 'now'>, db: Db, parentId: string, hash: string) {
  db.insert(devices)
    .values({ device_hash: hash, parent_id: parentId, created_at: now().toISOString() })
    .onConflictDoUpdate({
      target: [devices.device_hash, devices.parent_id],
      set: { created_at: now().toISOString() },
    })
    .run()
}

/** Forgets in which browsers a family has logged in. */
export function forgetDevices(db: Db, parentId: string) {
  db.delete(devices).where(eq(devices.parent_id, parentId)).run()
}

/** Whether this family has logged in before in this browser. */
export function isKnownDevice({ deps, device_secret }: Context, parentId: string): boolean {
  if (!device_secret) return false
  const deviceHash = shortHash(deps, 'device', device_secret)
  const known = and(eq(devices.device_hash, deviceHash), eq(devices.parent_id, parentId))
  return hasRow(deps.db, devices, known)
}

function newDevice(ctx: Context): string {
  const secret = ctx.deps.newToken(24)
  ctx.response_headers.append('set-cookie', sessionCookie.device(secret, ctx.deps.config))
  return secret
}

const shortHash = ({ csrf_key }: Pick<Deps, 'csrf_key'>, purpose: string, value: string) =>
  keyedHash(csrf_key, `${purpose}\n${value}`).slice(0, 32)
