import { defaultBlueprintName } from '@fgm/shared/blueprints/catalog'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forFamily } from '../../../../lib/call-context.ts'
import { errorMessage, httpStatus } from '../../../../lib/errors.ts'
import { type Inputs, trpc } from '../../../../lib/trpc.ts'
import type { Blueprint } from '../../blueprint-card.tsx'
import type { Content } from '../state/editor-state.ts'
import { contentOf, draftStore, type InitialDocument, isSameContent } from './draft-store.ts'

/* Saves a house while it is drawn, one request at a time; until the server has it, it is in the draft store. */

export type AutosaveApi = {
  create: (input: Inputs['blueprints']['create']) => Promise<Blueprint>
  update: (input: Inputs['blueprints']['update']) => Promise<Blueprint>
  byId: (input: { id: string }) => Promise<Blueprint>
  list: () => Promise<{ blueprints: Blueprint[] }>
}

export type SaveStatus =
  | 'new'
  | 'saved'
  | 'waiting'
  | 'saving'
  /** No response: it retries. */
  | 'retrying'
  /** The server refused, and will again until something changes. */
  | 'refused'
  /** Another tab or phone saved in between. */
  | 'conflict'

export type AutosaveState = { status: SaveStatus; id: string | null; problem?: string }

type AutosaveOptions = {
  api: AutosaveApi
  user_id: string
  /** The server's version. A draft on top of it is passed to `change`. */
  start: Pick<InitialDocument, 'id' | 'version' | 'remote' | 'unconfirmed'>
  onSaved: (saved: Blueprint, isFirst: boolean) => void
}

const pause = 1_000
const waits = [2_000, 5_000, 10_000, 30_000]

export type Autosave = ReturnType<typeof createAutosave>

/** @returns functions to call after each edit (`change`), when leaving (`leave`), and in a conflict. */
export function createAutosave({ api, user_id, start, onSaved }: AutosaveOptions) {
  let { id, version } = start
  let content = start.remote
  let remote = start.remote
  let sent: Content | null = null
  let state: AutosaveState = { status: id === null ? 'new' : 'saved', id }
  let drafts = draftStore(user_id, id)
  let failures = 0
  let isLeft = false
  let unconfirmed = start.unconfirmed
  /** The last request had no response: the server may have what was sent. */
  let isDoubtful = false
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function setStatus(status: SaveStatus, problem?: string) {
    state = { status, id, ...(problem !== undefined && { problem }) }
    for (const listener of listeners) listener()
  }

  function schedule(wait: number) {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), wait)
  }

  /** The server has what is drawn, and no pending request changes that. */
  const isSettled = () => !sent && !isDoubtful && isSameContent(content, remote)

  function writeDraft() {
    if (isSettled()) drafts.clear()
    else drafts.write({ ...content, version, sent })
  }

  function change(next: Content) {
    if (isSameContent(next, content)) return
    content = next
    writeDraft()
    if (state.status === 'conflict') return
    if (isSettled()) {
      clearTimeout(saveTimer)
      return setStatus(id === null ? 'new' : 'saved')
    }
    if (!sent) setStatus('waiting')
    schedule(pause)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (sent || state.status === 'conflict' || isSettled()) return
    sent = content
    setStatus('saving')
    writeDraft()
    try {
      const saved = await send(sent)
      failures = 0
      handleSaved(saved, sent)
    } catch (error) {
      handleFailure(error)
    }
  }

  async function send({ name, is_public, document }: Content): Promise<Blueprint> {
    const fields = {
      name: name.trim() || defaultBlueprintName,
      is_public,
      blueprint_data: document,
    }
    if (id !== null) return api.update({ id, ...fields, ...(version !== null && { version }) })
    // A house whose response was lost may exist already: it is not created twice.
    const lost = unconfirmed && (await findMine(unconfirmed))
    if (!lost) return api.create(fields)
    return api.update({ id: lost.id, ...fields, version: lost.version })
  }

  async function findMine(wanted: Content): Promise<Blueprint | undefined> {
    const { blueprints } = await api.list()
    return blueprints.find((one) => one.is_mine && isSameContent(contentOf(one), wanted))
  }

  function handleSaved(saved: Blueprint, what: Content) {
    const isFirst = id === null
    if (isFirst) {
      drafts.clear()
      drafts = draftStore(user_id, saved.id)
    }
    ;({ id, version } = saved)
    remote = what
    sent = null
    unconfirmed = null
    isDoubtful = false
    if (isSameContent(content, remote)) {
      drafts.clear()
      setStatus('saved')
    } else {
      writeDraft()
      setStatus('waiting')
      schedule(pause)
    }
    // After the editor was left, there is no navigation back to it.
    onSaved(saved, isFirst && !isLeft)
  }

  function handleFailure(error: unknown) {
    const status = httpStatus(error)
    if (status === undefined || status >= 500) {
      if (id === null) unconfirmed ??= sent
      else isDoubtful = true
    }
    sent = null
    writeDraft()
    if (status === 409) return setStatus('conflict', errorMessage(error))
    // The refused change has been undone meanwhile.
    if (isSettled()) return setStatus(id === null ? 'new' : 'saved')
    if (status !== undefined && status < 500 && status !== 429)
      return setStatus('refused', errorMessage(error))
    // After leaving, the next visit finds the draft: two autosaves of one house would collide.
    if (!isLeft) schedule(waits[Math.min(failures, waits.length - 1)] ?? 30_000)
    failures += 1
    setStatus('retrying', errorMessage(error))
  }

  /** Overwrites what was saved elsewhere with what is drawn here. */
  async function keepLocal() {
    const theirs = await fetchTheirs()
    if (!theirs) return
    version = theirs.version
    remote = contentOf(theirs)
    isDoubtful = false
    setStatus(isSameContent(content, remote) ? 'saved' : 'waiting')
    await save()
  }

  /** Drops what is drawn here for what was saved elsewhere; @returns it, for the editor to show. */
  async function loadRemote(): Promise<Content | undefined> {
    const theirs = await fetchTheirs()
    if (!theirs) return undefined
    version = theirs.version
    content = contentOf(theirs)
    remote = content
    isDoubtful = false
    drafts.clear()
    setStatus('saved')
    return content
  }

  async function fetchTheirs(): Promise<Blueprint | undefined> {
    try {
      return id === null ? undefined : await api.byId({ id })
    } catch (error) {
      setStatus('conflict', errorMessage(error))
      return undefined
    }
  }

  return {
    change,
    save,
    keepLocal,
    loadRemote,
    enter() {
      isLeft = false
    },
    /** Saves at once; the draft stays until the server has it. */
    leave() {
      isLeft = true
      void save()
    },
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type UseAutosave = {
  initial: InitialDocument
  user_id: string
  content: Content
  /** A new house has its id from now on. */
  onCreated: (id: string) => void
}

/** Saves the content a moment after it changed, when the page is left, and when the tab is hidden; the draft is written at once. */
export function useAutosave(options: UseAutosave): { autosave: Autosave; saving: AutosaveState } {
  const { initial, user_id, content, onCreated } = options
  const utils = trpc.useUtils()
  const [autosave] = useState(() => {
    const { blueprints } = utils.client
    const mine = forFamily(user_id)
    return createAutosave({
      user_id,
      start: initial,
      api: {
        create: (input) => blueprints.create.mutate(input, mine),
        update: (input) => blueprints.update.mutate(input, mine),
        byId: (input) => blueprints.byId.query(input),
        list: () => blueprints.ownAndPresets.query(),
      },
      onSaved(saved: Blueprint, isFirst) {
        void utils.blueprints.gallery.invalidate()
        void utils.blueprints.ownAndPresets.invalidate()
        // Ready hunts name the rooms of this house.
        void utils.hunts.invalidate()
        if (isFirst) onCreated(saved.id)
      },
    })
  })
  const saving = useSyncExternalStore(autosave.subscribe, autosave.read)

  useEffect(() => autosave.change(content))
  useEffect(() => {
    autosave.enter()
    const leaveTab = () => document.visibilityState === 'hidden' && void autosave.save()
    document.addEventListener('visibilitychange', leaveTab)
    return () => {
      document.removeEventListener('visibilitychange', leaveTab)
      autosave.leave()
    }
  }, [autosave])
  return { autosave, saving }
}
