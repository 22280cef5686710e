import { useEffect, useState, useSyncExternalStore } from 'react'
import { forFamily } from '../../../../lib/call-context.ts'
import { trpc } from '../../../../lib/trpc.ts'
import type { Blueprint } from '../../blueprint-card.tsx'
import type { Content } from '../state/editor-state.ts'
import { type Autosave, type AutosaveState, createAutosave } from './autosave.ts'
import type { InitialDocument } from './draft-store.ts'

type UseAutosave = {
  initial: InitialDocument
  user_id: string
  content: Content
  /** A new house has its id from now on. */
  onCreated: (id: string) => void
}

/** Saves the content a moment after it changed, when the page is left, and when the tab is put away. */
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
        if (isFirst) onCreated(saved.id)
      },
    })
  })
  const saving = useSyncExternalStore(autosave.subscribe, autosave.read)

  useEffect(() => autosave.change(content))
  useEffect(() => {
    autosave.enter()
    const keep = () => autosave.writeDraft()
    const leaveTab = () => document.visibilityState === 'hidden' && void autosave.save()
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', leaveTab)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', leaveTab)
      autosave.leave()
    }
  }, [autosave])
  return { autosave, saving }
}
