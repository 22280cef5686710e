import { useEffect, useState, useSyncExternalStore } from 'react'
import { forFamily } from '../../../lib/call-context.ts'
import { trpc } from '../../../lib/trpc.ts'
import type { Blueprint, Content } from './draft.ts'
import type { Opening } from './opening.ts'
import { createSaver, type Saver, type SaverState } from './saver.ts'

type UseSaver = {
  opening: Opening
  user_id: string
  content: Content
  /** A new house has its id from now on. */
  onCreated: (id: string) => void
}

/** Saves the content a moment after it changed, when the page is left, and when the tab is put away. */
export function useSaver(options: UseSaver): { saver: Saver; saving: SaverState } {
  const { opening, user_id, content, onCreated } = options
  const utils = trpc.useUtils()
  const [saver] = useState(() => {
    const { blueprints } = utils.client
    const mine = forFamily(user_id)
    return createSaver({
      user_id,
      start: opening,
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
  const saving = useSyncExternalStore(saver.subscribe, saver.read)

  useEffect(() => saver.change(content), [saver, content])
  useEffect(() => {
    saver.enter()
    const keep = () => saver.keepDraft()
    const leaveTab = () => document.visibilityState === 'hidden' && void saver.save()
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', leaveTab)
    return () => {
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', leaveTab)
      saver.leave()
    }
  }, [saver])
  return { saver, saving }
}
