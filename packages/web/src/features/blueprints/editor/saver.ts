import { defaultBlueprintName } from '@fgm/shared/blueprints/catalog'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import type { Inputs } from '../../../lib/trpc.ts'
import {
  type Blueprint,
  type Content,
  contentOf,
  type DraftBox,
  draftBox,
  isSameContent,
} from './draft.ts'
import type { Opening } from './opening.ts'

/*
 * Keeps a house on the server while it is drawn. One save is on its way at a time; what is drawn
 * meanwhile goes with the next. Until the server has it, the browser's storage does.
 */

export type SaverApi = {
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
  /** No answer: it tries again by itself. */
  | 'retrying'
  /** The server said no, and will again until something changes. */
  | 'refused'
  /** Another tab or phone saved in between. */
  | 'conflict'

export type SaverState = { status: SaveStatus; id: string | null; problem?: string }

type SaverOptions = {
  api: SaverApi
  user_id: string
  /** What the server has. A draft on top of it goes in with `change`. */
  start: Pick<Opening, 'id' | 'version' | 'kept' | 'may_be_there'>
  onSaved: (saved: Blueprint, isFirst: boolean) => void
}

const pause = 1_000
const draftPause = 250
const waits = [2_000, 5_000, 10_000, 30_000]

export type Saver = ReturnType<typeof createSaver>

/** @returns what to call after each edit (`change`), when leaving (`leave`), and in a conflict. */
export function createSaver({ api, user_id, start, onSaved }: SaverOptions) {
  let { id, version } = start
  let content = start.kept
  let kept = start.kept
  let sent: Content | null = null
  let state: SaverState = { status: id === null ? 'new' : 'saved', id }
  let box: DraftBox = draftBox(user_id, id)
  let failures = 0
  let isLeft = false
  let mayHaveArrived = start.may_be_there
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let draftTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function tell(status: SaveStatus, problem?: string) {
    state = { status, id, ...(problem !== undefined && { problem }) }
    for (const listener of listeners) listener()
  }

  function schedule(wait: number) {
    clearTimeout(saveTimer)
    saveTimer = setTimeout(() => void save(), wait)
  }

  function keepDraft() {
    clearTimeout(draftTimer)
    draftTimer = undefined
    if (!isSameContent(content, kept)) box.keep({ ...content, version, sent })
  }

  function change(next: Content) {
    if (isSameContent(next, content)) return
    content = next
    draftTimer ??= setTimeout(keepDraft, draftPause)
    if (state.status === 'conflict') return
    if (!sent) tell('waiting')
    schedule(pause)
  }

  async function save(): Promise<void> {
    clearTimeout(saveTimer)
    if (sent || state.status === 'conflict' || isSameContent(content, kept)) return
    sent = content
    tell('saving')
    keepDraft()
    try {
      const saved = await send(sent)
      failures = 0
      arrived(saved, sent)
    } catch (error) {
      failed(error)
    }
  }

  async function send({ name, is_public, document }: Content): Promise<Blueprint> {
    const fields = {
      name: name.trim() || defaultBlueprintName,
      is_public,
      blueprint_data: document,
    }
    if (id !== null) return api.update({ id, ...fields, ...(version !== null && { version }) })
    // A house whose answer was lost may be there already: it is not made twice.
    const lost = mayHaveArrived && (await findMine(mayHaveArrived))
    if (!lost) return api.create(fields)
    return api.update({ id: lost.id, ...fields, version: lost.version })
  }

  async function findMine(wanted: Content): Promise<Blueprint | undefined> {
    const { blueprints } = await api.list()
    return blueprints.find((one) => one.is_mine && isSameContent(contentOf(one), wanted))
  }

  function arrived(saved: Blueprint, what: Content) {
    const isFirst = id === null
    if (isFirst) {
      box.clear()
      box = draftBox(user_id, saved.id)
    }
    ;({ id, version } = saved)
    kept = what
    sent = null
    mayHaveArrived = null
    if (isSameContent(content, kept)) {
      clearTimeout(draftTimer)
      draftTimer = undefined
      box.clear()
      tell('saved')
    } else {
      keepDraft()
      tell('waiting')
      schedule(pause)
    }
    // Who has gone elsewhere meanwhile is not called back.
    onSaved(saved, isFirst && !isLeft)
  }

  function failed(error: unknown) {
    const status = httpStatus(error)
    if (id === null && (status === undefined || status >= 500)) mayHaveArrived ??= sent
    sent = null
    keepDraft()
    if (status === 409) return tell('conflict', errorMessage(error))
    if (status !== undefined && status < 500 && status !== 429)
      return tell('refused', errorMessage(error))
    // Whoever opens this house again finds the draft; two would be in each other's way.
    if (!isLeft) schedule(waits[Math.min(failures, waits.length - 1)] ?? 30_000)
    failures += 1
    tell('retrying', errorMessage(error))
  }

  /** Mine over theirs: what was saved elsewhere is replaced. */
  async function keepMine() {
    await settle((theirs) => {
      version = theirs.version
      kept = contentOf(theirs)
      tell(isSameContent(content, kept) ? 'saved' : 'waiting')
      return save()
    })
  }

  /** Theirs over mine; @returns it, so that the editor can show it. */
  async function takeTheirs(): Promise<Content | undefined> {
    let taken: Content | undefined
    await settle((theirs) => {
      taken = contentOf(theirs)
      version = theirs.version
      content = taken
      kept = taken
      box.clear()
      tell('saved')
    })
    return taken
  }

  async function settle(go: (theirs: Blueprint) => void | Promise<void>) {
    if (id === null) return
    try {
      await go(await api.byId({ id }))
    } catch (error) {
      tell('conflict', errorMessage(error))
    }
  }

  return {
    change,
    save,
    keepMine,
    takeTheirs,
    enter() {
      isLeft = false
    },
    /** Sends what is left at once; the draft stays until it has arrived. */
    leave() {
      isLeft = true
      keepDraft()
      void save()
    },
    /** Writes the draft now, for a tab that may be closed without a word. */
    keepDraft,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
