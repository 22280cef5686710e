import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** Compresses a file into another, which is on disk when this resolves. */
export const compress = (from: string, to: string) =>
  pipeline(createReadStream(from), createGzip(), fileWriter(to))

/** Decompresses a file into another. @throws with a sentence if it is damaged or incomplete. */
export const decompress = (from: string, to: string) =>
  inWords(from, pipeline(createReadStream(from), createGunzip(), fileWriter(to)))

/** The decompressed size of a file in bytes: reads it to its end. @throws as `decompress` does. */
export async function decompressedBytes(from: string): Promise<number> {
  let bytes = 0
  const count = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) bytes += chunk.length
  }
  await inWords(from, pipeline(createReadStream(from), createGunzip(), count))
  return bytes
}

/** Whether a file begins like a gzip file. */
export function isGzip(path: string): boolean {
  const handle = openSync(path, 'r')
  const start = Buffer.alloc(2)
  readSync(handle, start)
  closeSync(handle)
  return start.equals(Buffer.from([0x1f, 0x8b]))
}

/** Written for the owner only, and flushed to the disk before it closes. */
const fileWriter = (path: string) =>
  createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** gzip includes a checksum. */
const inWords = (file: string, work: Promise<void>) =>
  work.catch((cause) => {
    if (!/^Z_/.test((cause as { code?: string }).code ?? '')) throw cause
    throw new Error(`${file} is damaged or was cut off: it cannot be decompressed.`, { cause })
  })
