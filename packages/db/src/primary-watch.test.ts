import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Libsql from 'libsql'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Native } from './libsql-connection.ts'
import { ReplicaConnection } from './libsql-replica.ts'
import { PrimaryWatch } from './primary-watch.ts'

afterEach(() => vi.useRealTimers())

/** A fake server at the primary's address. @returns its host and port. */
async function listening(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const away = expect.objectContaining({ code: 'PRIMARY_UNREACHABLE' })
const failing = () => {
  throw new Error('WriteDelegation(ConnectionRefused)')
}

/** A watch after one failed call. */
function watchOf(url: string): PrimaryWatch {
  const watch = new PrimaryWatch(url)
  onTestFinished(() => watch.stop())
  expect(() => watch.run(failing)).toThrow(away)
  expect(() => watch.run(() => 'done')).toThrow(away)
  return watch
}

test('a call is allowed after a minute, whatever the probe gets', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const watch = watchOf(`http://${await listening((_, reply) => reply.writeHead(502).end())}`)
  vi.advanceTimersByTime(59_000)
  expect(() => watch.run(() => 'done')).toThrow(away)
  vi.advanceTimersByTime(1_000)
  expect(() => watch.run(failing)).toThrow(away)
  expect(() => watch.run(() => 'done')).toThrow(away)
  vi.advanceTimersByTime(60_000)
  expect([watch.run(() => 'done'), watch.run(() => 'done')]).toEqual(['done', 'done'])
})

test.each([
  ['a name and a password', (address: string) => `http://name:password@${address}`],
  ['the scheme of the driver, without TLS', (address: string) => `libsql://${address}?tls=0`],
])('a primary that is back is detected at an address with %s', async (_, urlOf) => {
  const watch = watchOf(urlOf(await listening((_, reply) => reply.end())))
  await vi.waitFor(() => expect(watch.run(() => 'done')).toBe('done'), 5_000)
})

test('a long body of a proxy is not read: one probe ends before the next', async () => {
  let looks = 0
  let open = 0
  let mostOpen = 0
  const address = await listening((_, reply) => {
    looks += 1
    open += 1
    mostOpen = Math.max(mostOpen, open)
    reply.once('close', () => {
      open -= 1
    })
    // It begins an error page and never ends it.
    reply.writeHead(502).write('<html>')
  })
  watchOf(`http://${address}`)
  await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(3), 10_000)
  expect(mostOpen).toBe(1)
})

/** A copy whose driver writes and reads its own file, and cannot fetch. */
function copyThatCannotFetch(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fgm-watch-'))
  const path = join(folder, 'copy.sqlite')
  const Driver = createRequire(import.meta.url)('libsql') as typeof Libsql
  const native = new Driver(path)
  native.sync = () => {
    throw new Error('Replication(Injector(DiskFull))')
  }
  // The driver's types leave these out.
  const [own, copy] = [native, new Driver(path)] as unknown as [Native, Native]
  const connection = new ReplicaConnection(own, copy, path, url)
  onTestFinished(() => {
    connection.close()
    rmSync(folder, { recursive: true })
  })
  return connection
}

test('a copy that cannot fetch does not prevent writing', async () => {
  const connection = copyThatCannotFetch(
    `http://${await listening((_, reply) => reply.writeHead(502).end())}`,
  )
  expect(() => connection.sync()).toThrow(away)
  connection.exec('create table toys (name text)')
  expect(() => connection.sync()).toThrow(away)
  connection.exec("insert into toys values ('ball')")
  expect(connection.prepare('select count(*) from toys').pluck().get()).toBe(1)
})
