/**
 * Renders printables off the event loop: shaping and compressing takes tens of milliseconds, for
 * hostile text seconds, and no request should wait for another family's sheet.
 */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { workerFileOf } from '../core/worker-file.ts'
import type { PdfResult, PdfWork } from './pdf-worker.ts'

/** Too many sheets are waiting; nothing is wrong with this one. */
export class PdfBusyError extends Error {
  override name = 'PdfBusyError'
}

/** This sheet could not be rendered; `message` says why, for the log. */
export class PdfRenderError extends Error {
  override name = 'PdfRenderError'
}

/** This sheet timed out; the worker restarts with the next one. */
export class PdfTimeoutError extends PdfRenderError {
  override name = 'PdfTimeoutError'
}

export type PdfRenderer = {
  /**
   * A sheet as a PDF. The bytes are shared with other requests for the same one: read only.
   * @throws PdfBusyError if the queue is full, PdfRenderError if rendering fails, as PdfTimeoutError if it takes too long.
   */
  render: (work: PdfWork) => Promise<Uint8Array>
  /** Stops the thread; waiting sheets are rejected. A closed renderer takes no more work. */
  close: () => Promise<void>
}

export type PdfRendererSettings = {
  /** Sheets that may wait while one is made. */
  queue_limit?: number
  /** How long one sheet may take. */
  limit_ms?: number
  /** The number of cached sheets, the most recently requested ones. */
  cache_size?: number
  /** The worker's file; found automatically unless a test sets one. */
  worker_file?: string
}

/** A renderer whose thread starts with the first sheet, and again after a crash or a timeout. */
export function createPdfRenderer(settings: PdfRendererSettings = {}): PdfRenderer {
  const { queue_limit = 32, limit_ms = 10_000, cache_size = 64 } = settings
  const workerFile = settings.worker_file ?? workerFileOf('pdf-worker', import.meta.url)
  const cache = new Map<string, Promise<Uint8Array>>()
  const oneAtATime = bulkhead(1, queue_limit)
  let thread: Worker | null = null
  let current: Task | null = null
  let isClosed = false

  const start = (): Worker => {
    const started = new Worker(workerFile, {
      name: 'pdf',
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    started.on('message', (result: PdfResult) => {
      if (started !== thread) return
      if ('bytes' in result) current?.resolve(result.bytes)
      else current?.reject(new PdfRenderError(`The sheet could not be rendered: ${result.failure}`))
    })
    const lose = (why: string, cause?: unknown) => {
      if (started !== thread) return
      void drop(new PdfRenderError(`The PDF thread (${workerFile}) ${why}`, { cause }))
    }
    started.on('error', (error) => lose(`failed: ${error.message}`, error))
    started.on('exit', (code) => lose(`ended by itself with code ${code}`))
    return started
  }

  /** Gives up the thread and the sheet that it makes. */
  const drop = async (reason: PdfRenderError) => {
    const dropped = thread
    thread = null
    current?.reject(reason)
    await dropped?.terminate()
  }

  const renderInThread = async (work: PdfWork): Promise<Uint8Array> => {
    if (isClosed) throw new PdfRenderError(closed)
    thread ??= start()
    thread.ref()
    const timer = setTimeout(
      () => void drop(new PdfTimeoutError(`The sheet took longer than ${limit_ms} ms`)),
      limit_ms,
    )
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        current = { resolve, reject }
        thread?.postMessage(work)
      })
    } finally {
      clearTimeout(timer)
      current = null
      thread?.unref()
    }
  }

  const enqueue = async (work: PdfWork): Promise<Uint8Array> => {
    try {
      return await oneAtATime.execute(() => renderInThread(work))
    } catch (cause) {
      if (isBulkheadRejectedError(cause))
        throw new PdfBusyError(`${queue_limit} sheets are waiting already`, { cause })
      throw cause
    }
  }

  /** The sheet from the cache, or made and remembered. */
  const render = (work: PdfWork): Promise<Uint8Array> => {
    const key = createHash('sha256').update(JSON.stringify(work)).digest('base64')
    const known = cache.get(key)
    cache.delete(key)
    const sheet = known ?? enqueue(work)
    cache.set(key, sheet)
    for (const oldest of cache.keys()) {
      if (cache.size <= cache_size) break
      cache.delete(oldest)
    }
    if (!known) sheet.catch(() => cache.get(key) === sheet && cache.delete(key))
    return sheet
  }

  return {
    render,
    close: async () => {
      isClosed = true
      cache.clear()
      await drop(new PdfRenderError(closed))
    },
  }
}

type Task = { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }

const closed = 'The PDF renderer is closed'
