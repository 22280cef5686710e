import { defaultBlueprintName } from '@fgm/shared/blueprints/catalog'
import { emptyDocument } from '@fgm/shared/blueprints/document'
import { type Blueprint, type Content, contentOf, draftBox, isSameContent } from './draft.ts'

/** Where the editor starts: what the server has, and what is drawn on it already. */
export type Opening = {
  id: string | null
  version: number | null
  kept: Content
  content: Content
  /** A new house that was on its way when the page was left. */
  may_be_there: Content | null
  /** A draft was found that the server does not have. */
  is_restored: boolean
}

/** Opens a house, with the draft that was left of it; null opens a new one. */
export function openHouse(userId: string, blueprint: Blueprint | null): Opening {
  const kept = blueprint
    ? contentOf(blueprint)
    : { name: defaultBlueprintName, is_public: false, document: emptyDocument() }
  const id = blueprint?.id ?? null
  const version = blueprint?.version ?? null
  const box = draftBox(userId, id)
  const draft = box.read()
  const plain = { id, version, kept, content: kept, may_be_there: null, is_restored: false }
  if (!draft) return plain
  const content = { name: draft.name, is_public: draft.is_public, document: draft.document }
  if (isSameContent(content, kept)) {
    box.clear()
    return plain
  }
  // What the server has may be our own last save, whose answer never came back.
  const isOnIt = draft.sent !== null && isSameContent(draft.sent, kept)
  return {
    id,
    version: isOnIt ? version : draft.version,
    kept,
    content,
    may_be_there: id === null ? draft.sent : null,
    is_restored: true,
  }
}
