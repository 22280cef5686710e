import { emptyDocument } from '@fgm/shared/blueprints/document'
import { placeNextTo } from '@fgm/shared/blueprints/placing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Blueprint } from '../../blueprint-card.tsx'
import type { Content } from '../state/editor-state.ts'
import { type AutosaveApi, createAutosave } from './autosave.ts'
import { draftStore, initialDocumentOf } from './draft-store.ts'

const content = (name: string, isPublic = false): Content => ({
  name,
  is_public: isPublic,
  document: placeNextTo(emptyDocument(), { type: 'kitchen' }).document,
})
const refusal = (httpStatus: number) => Object.assign(new Error('No.'), { data: { httpStatus } })

/** A fake server with at most one house. */
function fakeServer() {
  const server = { house: null as Blueprint | null, error: null as Error | null, requests: 0 }
  const keep = (fields: Partial<Blueprint>, version: number) => {
    server.requests += 1
    if (server.error) throw server.error
    const base = { id: 'h1', is_mine: true, version } as Blueprint
    server.house = { ...base, ...fields, version }
    return server.house
  }
  const api: AutosaveApi = {
    create: async (fields) => keep(fields as Partial<Blueprint>, 1),
    update: async ({ version, ...fields }) => {
      const kept = server.house?.version ?? 1
      if (version !== undefined && version !== kept) throw refusal(409)
      return keep(fields as Partial<Blueprint>, kept + 1)
    },
    byId: async () => server.house as Blueprint,
    list: async () => ({ blueprints: server.house ? [server.house] : [] }),
  }
  return { server, api }
}

function startAutosave(initial = initialDocumentOf('ana', null)) {
  const fake = fakeServer()
  const autosave = createAutosave({
    api: fake.api,
    user_id: 'ana',
    start: initial,
    onSaved: () => {},
  })
  return { ...fake, autosave }
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('saving', () => {
  it('waits for a pause, creates the house once, and updates it from then on', async () => {
    const { autosave, server } = startAutosave()
    autosave.change(content('A'))
    autosave.change(content('AB'))
    expect(autosave.read().status).toBe('waiting')
    await pass(1_000)
    expect(autosave.read()).toEqual({ status: 'saved', id: 'h1' })
    autosave.change(content('ABC'))
    await pass(1_000)
    expect(server).toMatchObject({ requests: 2, house: { name: 'ABC', version: 2 } })
    expect(draftStore('ana', 'h1').read()).toBeNull()
  })

  it('has nothing to save when a change is undone in time', async () => {
    const { autosave, server } = startAutosave()
    autosave.change(content('A'))
    await pass(1_000)
    autosave.change(content('AB'))
    expect(draftStore('ana', 'h1').read()).toMatchObject({ name: 'AB' })
    autosave.change(content('A'))
    expect(autosave.read().status).toBe('saved')
    expect(draftStore('ana', 'h1').read()).toBeNull()
    await pass(60_000)
    expect(server.requests).toBe(1)
  })

  it('is new again when all of a new house is undone', async () => {
    const initial = initialDocumentOf('ana', null)
    const { autosave, server } = startAutosave(initial)
    autosave.change(content('A'))
    autosave.change(initial.remote)
    expect(autosave.read().status).toBe('new')
    await pass(60_000)
    expect(server.requests).toBe(0)
    expect(initialDocumentOf('ana', null).is_restored).toBe(false)
  })

  it('says that all is saved when the refused change was undone', async () => {
    const { autosave, server } = startAutosave()
    autosave.change(content('A'))
    await pass(1_000)
    server.error = refusal(429)
    autosave.change(content('AB'))
    void autosave.save()
    autosave.change(content('A'))
    await pass(0)
    expect(autosave.read().status).toBe('saved')
    expect(server.house?.name).toBe('A')
  })

  it('saves an undo made during a request, or without a response', async () => {
    const { autosave, server } = startAutosave()
    autosave.change(content('A'))
    await pass(1_000)
    server.error = new Error('offline')
    autosave.change(content('AB'))
    await pass(1_000)
    autosave.change(content('A'))
    expect(autosave.read().status).toBe('waiting')
    expect(draftStore('ana', 'h1').read()).toMatchObject({ name: 'A' })
    server.error = null
    await pass(1_000)
    expect(autosave.read().status).toBe('saved')
    expect(server).toMatchObject({ requests: 3, house: { name: 'A' } })
  })

  it('retries automatically without a response, and keeps the draft meanwhile', async () => {
    const { autosave, server } = startAutosave()
    server.error = new Error('offline')
    autosave.change(content('A'))
    await pass(1_000)
    expect(autosave.read().status).toBe('retrying')
    expect(initialDocumentOf('ana', null)).toMatchObject({
      is_restored: true,
      content: { name: 'A' },
    })
    server.error = null
    await pass(2_000)
    expect(autosave.read().status).toBe('saved')
    expect(initialDocumentOf('ana', null).is_restored).toBe(false)
  })

  it('does not create a house twice when only the response was lost', async () => {
    const { autosave, server, api } = startAutosave()
    const create = api.create
    api.create = async (fields) => {
      await create(fields)
      throw new Error('the response was lost')
    }
    autosave.change(content('A'))
    await pass(1_000)
    autosave.change(content('B'))
    await pass(2_000)
    expect(autosave.read()).toEqual({ status: 'saved', id: 'h1' })
    expect(server.house).toMatchObject({ name: 'B', version: 2 })
  })

  it('says what the server refuses and waits for a change', async () => {
    const { autosave, server } = startAutosave()
    server.error = refusal(403)
    autosave.change(content('A'))
    await pass(1_000)
    expect(autosave.read()).toMatchObject({ status: 'refused', problem: 'No.' })
    await pass(60_000)
    expect(server.requests).toBe(1)
  })
})

describe('a save from elsewhere', () => {
  async function meet() {
    const both = startAutosave()
    both.autosave.change(content('Mine'))
    await pass(1_000)
    both.server.house = { ...both.server.house, name: 'Theirs', version: 5 } as Blueprint
    both.autosave.change(content('Mine, too'))
    await pass(1_000)
    expect(both.autosave.read().status).toBe('conflict')
    return both
  }

  it('can be overwritten by this one', async () => {
    const { autosave, server } = await meet()
    await autosave.keepLocal()
    expect(server.house).toMatchObject({ name: 'Mine, too', version: 6 })
    expect(autosave.read().status).toBe('saved')
  })

  it('can replace this one', async () => {
    const { autosave, server } = await meet()
    expect(await autosave.loadRemote()).toMatchObject({ name: 'Theirs' })
    expect(server.house?.version).toBe(5)
    expect(autosave.read().status).toBe('saved')
    expect(draftStore('ana', 'h1').read()).toBeNull()
  })
})

describe('opening a house again', () => {
  const house = { id: 'h1', version: 2, blueprint_data: content('A').document } as Blueprint

  it('continues from the draft, also when the response to its last save was lost', () => {
    const draft = { ...content('C'), version: 1, sent: content('B') }
    draftStore('ana', 'h1').write(draft)
    const opened = initialDocumentOf('ana', { ...house, name: 'B', is_public: false })
    expect(opened).toMatchObject({ is_restored: true, version: 2, content: { name: 'C' } })
  })

  it('drops an unreadable draft', () => {
    localStorage.setItem('blueprint-draft:ana:h1', '{"name":"A","document":{"rooms":7}}')
    const opened = initialDocumentOf('ana', { ...house, name: 'B', is_public: false })
    expect(opened).toMatchObject({ is_restored: false, content: { name: 'B' } })
  })
})
