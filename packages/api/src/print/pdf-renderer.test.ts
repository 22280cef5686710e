import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readPdf } from '../../test/pdf/read-pdf.ts'
import type { ActivityPdfOptions } from './activity/activity.ts'
import type { PrintableActivity } from './activity/blocks.ts'
import type { PrintableHunt } from './hunt/section.ts'
import {
  createPdfRenderer,
  PdfBusyError,
  PdfRenderError,
  type PdfRenderer,
  type PdfRendererSettings,
  PdfTimeoutError,
} from './pdf-renderer.ts'

const open: PdfRenderer[] = []
afterEach(() => Promise.all(open.splice(0).map((renderer) => renderer.close())))

/** Its thread takes seconds to start: one for all tests that do not stop it. */
const real = createPdfRenderer()
afterAll(() => real.close())

describe('the real thread', () => {
  test('renders a sheet for a day, and returns the same one on that day', async () => {
    const sheet = await real.render(activity('Shadow Wave', { paper: 'letter' }))
    const { doc, words } = await readPdf(sheet)
    expect(words).toContain('Shadow Wave')
    expect(doc.getCreationDate()?.toISOString()).toBe('2026-03-02T00:00:00.000Z')

    expect(await real.render(activity('Shadow Wave', { paper: 'letter' }))).toBe(sheet)
    expect(await real.render(activity('Shadow Wave'))).not.toBe(sheet)
    const tomorrow = { paper: 'letter', created_on: '2026-03-03' } as const
    expect(await real.render(activity('Shadow Wave', tomorrow))).not.toBe(sheet)
  })

  test('leaves the event loop free while it works', async () => {
    await real.render(activity('Warm up'))
    const before = performance.eventLoopUtilization()
    const long = 'Look at it from all sides. हिन्दी 🐥 '.repeat(2800)
    const { activity: short, options } = activity('Long')
    await real.render({ activity: { ...short, setup_instructions: long }, options })
    // Near 1 if it were rendered here; a few hundredths, or more on a busy machine.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })
})

describe('a hunt on paper', () => {
  test('is made off the event loop, and once for everyone who requests it', async () => {
    await real.render(activity('Warm up'))
    const before = performance.eventLoopUtilization()
    const onLetter = { hunt: longHunt, options: { paper: 'letter' } } as const
    const sheet = await real.render(onLetter)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    expect((await readPdf(sheet)).words).toContain('Answer key')
    expect(await real.render(structuredClone(onLetter))).toBe(sheet)
    expect(await real.render({ ...onLetter, options: { paper: 'a4' } })).not.toBe(sheet)
  })
})

describe('a failing thread', () => {
  test('that crashes loses one sheet and starts again for the next', async () => {
    const pdfs = fakeRenderer()
    const sheets = ['one', 'crash', 'two', 'leave', 'three', 'fail', 'four'].map((title) =>
      pdfs.render(activity(title)).then(toText, toText),
    )
    expect(await Promise.all(sheets)).toEqual([
      'one',
      expect.stringMatching(/^PdfRenderError: The PDF thread .* failed: the thread is gone$/u),
      'two',
      expect.stringMatching(/^PdfRenderError: The PDF thread .* ended by itself with code 3$/u),
      'three',
      'PdfRenderError: The sheet could not be rendered: no ink',
      'four',
    ])
  })

  test('that hangs is stopped after its timeout', async () => {
    const pdfs = fakeRenderer({ limit_ms: 2000 })
    const stuck = pdfs.render(activity('stuck'))
    const next = pdfs.render(activity('next'))
    await expect(stuck).rejects.toThrow(new PdfTimeoutError('The sheet took longer than 2000 ms'))
    expect(toText(await next)).toBe('next')
  })

  test('that cannot start names its file', async () => {
    const pdfs = renderer({ worker_file: '/nowhere/pdf-worker.mjs' })
    await expect(pdfs.render(activity('x'))).rejects.toThrow(
      /The PDF thread \(\/nowhere\/pdf-worker\.mjs\) failed/u,
    )
  })
})

describe('the queue', () => {
  test('holds 32 sheets besides the one being made and refuses the next', async () => {
    const pdfs = fakeRenderer()
    const sheets = Array.from({ length: 40 }, (_, at) =>
      pdfs.render(activity(`sheet ${at}`)).then(toText, (error) => error),
    )
    const done = await Promise.all(sheets)
    expect(done.slice(0, 33)).toEqual(Array.from({ length: 33 }, (_, at) => `sheet ${at}`))
    expect(done.slice(33).every((error) => error instanceof PdfBusyError)).toBe(true)
    expect(toText(await pdfs.render(activity('sheet 39')))).toBe('sheet 39')
  })

  test('makes a sheet once for many requests at the same time', async () => {
    const pdfs = fakeRenderer()
    const sheets = await Promise.all(
      Array.from({ length: 100 }, () => pdfs.render(activity('same'))),
    )
    expect(new Set(sheets).size).toBe(1)
  })

  test('forgets a failure, and the least recently requested sheets', async () => {
    const pdfs = fakeRenderer({ cache_size: 2 })
    const render = (title: string) => pdfs.render(activity(title))
    await expect(render('fail')).rejects.toThrow(PdfRenderError)
    await expect(render('fail')).rejects.toThrow(PdfRenderError)
    const [one, two] = [await render('one'), await render('two')]
    expect(await render('one')).toBe(one)
    await render('three')
    expect(await render('one')).toBe(one)
    expect(await render('two')).not.toBe(two)
  })

  test('rejects what waits when it closes, and everything after', async () => {
    const pdfs = fakeRenderer()
    const waiting = [1, 2].map((at) => pdfs.render(activity(`${at}`)))
    const refused = waiting.map((sheet) => expect(sheet).rejects.toThrow('renderer is closed'))
    await pdfs.close()
    await Promise.all(refused)
    await expect(pdfs.render(activity('late'))).rejects.toThrow(PdfRenderError)
  })
})

const longHunt: PrintableHunt = {
  hunt_name: 'Long Way',
  difficulty_level: 2,
  age_range: '5-6',
  items: Array.from({ length: 50 }, (_, at) => ({
    id: `item-${at}`,
    name: `Thing ${at}`,
    description: 'Look at it from all sides. हिन्दी 🐥 '.repeat(11),
    location: 'In the car',
  })),
  house: { dimensions: { width: 800, height: 600 }, rooms: [], furniture: [] },
  url: 'https://fivegoodminutes.example/scavenger-hunt/play/long-way',
  home_url: 'https://fivegoodminutes.example/scavenger-hunt',
  updated_at: '2026-03-02T09:00:00.000Z',
}

function renderer(settings: Partial<PdfRendererSettings> = {}): PdfRenderer {
  const made = createPdfRenderer(settings)
  open.push(made)
  return made
}

function fakeRenderer(settings: Partial<PdfRendererSettings> = {}): PdfRenderer {
  const file = new URL('../../test/pdf/dying-worker.mjs', import.meta.url)
  return renderer({ worker_file: fileURLToPath(file), ...settings })
}

function activity(title: string, options: Partial<ActivityPdfOptions> = {}) {
  const printable: PrintableActivity = {
    title,
    description: 'Make it wave.',
    category: 'Science',
    difficulty_level: 'easy',
    min_age: 2,
    max_age: 4,
    duration_minutes: 5,
    materials_list: '1 flashlight',
    setup_instructions: 'Dim the room.',
    learning_objectives: 'Points to a shadow',
    connection_prompt: '',
    easier: '',
    harder: '',
    safety_note: '',
    url: 'https://fivegoodminutes.example/activities/shadow-wave',
  }
  return {
    activity: printable,
    options: { paper: 'a4', created_on: '2026-03-02', ...options } as const,
  }
}

function toText(sheet: Uint8Array | Error): string {
  return sheet instanceof Error ? `${sheet}` : new TextDecoder().decode(sheet)
}
