import { type BlueprintDocument, documentProblems } from '@fgm/shared/blueprints/document'
import { readStored, store } from '../../../lib/browser-storage.ts'
import type { Outputs } from '../../../lib/trpc.ts'

/* What is drawn but not yet with the server, in the browser's storage: closing the tab loses nothing. */

export type Blueprint = Outputs['blueprints']['byId']

export type Content = { name: string; is_public: boolean; document: BlueprintDocument }

type Draft = Content & {
  /** The saved version that it was drawn on; null for a new house. */
  version: number | null
  /** What was on its way when the page was left; the server may have it by now. */
  sent: Content | null
}

export type DraftBox = {
  read: () => Draft | null
  keep: (draft: Draft) => void
  clear: () => void
}

/** The place of one family's draft of one house; `new` for the one that has no id yet. */
export function draftBox(userId: string, id: string | null): DraftBox {
  const key = `blueprint-draft:${userId}:${id ?? 'new'}`
  return {
    read() {
      const draft = parsed(readStored(key))
      return draft && documentProblems(draft.document).length === 0 ? draft : null
    },
    keep: (draft) => store(key, JSON.stringify(draft)),
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

function parsed(text: string | null): Draft | null {
  if (!text) return null
  try {
    const draft: Partial<Draft> | null = JSON.parse(text)
    return draft && typeof draft.name === 'string' ? (draft as Draft) : null
  } catch {
    return null
  }
}
