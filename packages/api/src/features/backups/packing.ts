import { createHash } from 'node:crypto'
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Packs a file into another, which is on disk when this resolves. @returns SHA-256 of the content. */
export async function pack(from: string, to: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(
    createReadStream(from),
    passed((chunk) => void hash.update(chunk)),
    createGzip(),
    fileWriter(to),
  )
  return hash.digest('hex')
}

/**
 * Unpacks a file into another, or only reads it to its end without `to`.
 * @returns SHA-256 and size of the content.
 * @throws with a sentence when the file is damaged or was cut off.
 */
export async function unpack(
  from: string,
  to?: string,
): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  const passing = passed((chunk) => {
    hash.update(chunk)
    bytes += chunk.length
  })
  const target = to ? fileWriter(to) : new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    await pipeline(createReadStream(from), createGunzip(), passing, target)
  } catch (cause) {
    if (!/^Z_/.test((cause as { code?: string }).code ?? '')) throw cause
    throw new Error(`${from} is damaged or was cut off: it cannot be unpacked.`, { cause })
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Whether a file begins as packed files do. */
export function isPacked(path: string): boolean {
  const handle = openSync(path, 'r')
  const start = Buffer.alloc(2)
  readSync(handle, start)
  closeSync(handle)
  return start.equals(Buffer.from([0x1f, 0x8b]))
}

/** Written for the owner only, and flushed to the disk before it closes. */
const fileWriter = (path: string) =>
  createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** Lets a stream through and hears every chunk. */
const passed = (hear: (chunk: Buffer) => void) =>
  new Transform({
    transform(chunk, _encoding, done) {
      hear(chunk)
      done(null, chunk)
    },
  })
