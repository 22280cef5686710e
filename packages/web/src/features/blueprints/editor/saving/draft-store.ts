import { defaultBlueprintName } from '@fgm/shared/blueprints/catalog'
import { documentProblems, emptyDocument } from '@fgm/shared/blueprints/document'
import { store } from '../../../../lib/browser-storage.ts'
import { readStoredJson } from '../../../../lib/stored-json.ts'
import type { Blueprint } from '../../blueprint-card.tsx'
import type { Content } from '../state/editor-state.ts'

/* What is drawn but not yet saved, in local storage: closing the tab loses nothing. */

type Draft = Content & {
  /** The saved version that it is based on; null for a new house. */
  version: number | null
  /** What was being saved when the page was left; the server may have it by now. */
  sent: Content | null
}

/** The storage key of one family's draft of one house; `new` without an id. */
export function draftStore(userId: string, id: string | null) {
  const key = `blueprint-draft:${userId}:${id ?? 'new'}`
  return {
    read(): Draft | null {
      const draft = readStoredJson(key) as Partial<Draft> | null
      const isWhole =
        typeof draft?.name === 'string' && documentProblems(draft.document).length === 0
      return isWhole ? (draft as Draft) : null
    },
    write: (draft: Draft) => store(key, JSON.stringify(draft)),
    clear: () => store(key, null),
  }
}

export const contentOf = ({ name, is_public, blueprint_data }: Blueprint): Content => ({
  name,
  is_public,
  document: blueprint_data,
})

export const isSameContent = (one: Content, other: Content): boolean =>
  one === other ||
  (one.name === other.name &&
    one.is_public === other.is_public &&
    (one.document === other.document ||
      JSON.stringify(one.document) === JSON.stringify(other.document)))

/** Where the editor starts: the server's version, and the draft on top of it. */
export type InitialDocument = {
  id: string | null
  version: number | null
  remote: Content
  content: Content
  /** A new house whose create request was pending when the page was left. */
  unconfirmed: Content | null
  /** A draft was found that the server does not have. */
  is_restored: boolean
}

/** Opens a house, with its draft if there is one; null opens a new house. */
export function initialDocumentOf(userId: string, blueprint: Blueprint | null): InitialDocument {
  const remote = blueprint
    ? contentOf(blueprint)
    : { name: defaultBlueprintName, is_public: false, document: emptyDocument() }
  const id = blueprint?.id ?? null
  const version = blueprint?.version ?? null
  const drafts = draftStore(userId, id)
  const draft = drafts.read()
  const plain = { id, version, remote, content: remote, unconfirmed: null, is_restored: false }
  if (!draft) return plain
  const content = { name: draft.name, is_public: draft.is_public, document: draft.document }
  if (isSameContent(content, remote)) {
    drafts.clear()
    return plain
  }
  // The server's version may be our own last save, whose response was lost.
  const isSavedAlready = draft.sent !== null && isSameContent(draft.sent, remote)
  return {
    id,
    version: isSavedAlready ? version : draft.version,
    remote,
    content,
    unconfirmed: id === null ? draft.sent : null,
    is_restored: true,
  }
}
