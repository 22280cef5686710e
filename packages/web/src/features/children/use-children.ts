import { useSyncExternalStore } from 'react'
import { readStored, store } from '../../lib/browser-storage.ts'
import { createListeners } from '../../lib/listeners.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'

export type Child = Outputs['children']['list']['children'][number]

export type Children = ReturnType<typeof useChildren>

/**
 * The family's children and the chosen one for every suggestion, mark and action, the same on all pages. A page that
 * works without them passes `isQuiet`.
 */
export function useChildren({ isQuiet = false } = {}) {
  const session = useSession()
  const [chosenId, choose] = useChosenChildId()
  const list = trpc.children.list.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    ...(isQuiet && { throwOnError: false }),
  })
  const children: readonly Child[] | undefined =
    session.state === 'signed_out' ? [] : list.data?.children
  return {
    /** Undefined until loaded; empty for visitors. */
    children,
    /** Who is playing: the child chosen last, or else the first. */
    child: children?.find((one) => one.id === chosenId) ?? children?.[0],
    /** They are loaded, or failed to load, also during a refetch. */
    isSettled: children !== undefined || list.isFetched,
    choose,
  }
}

const key = 'child'
const listeners = createListeners()
/** What was chosen on this page, also when the browser stores nothing. */
let chosen: string | null | undefined

/** The id of the child that played last on this device, and a function to choose another. */
export function useChosenChildId(): [string | null, (id: string) => void] {
  return [useSyncExternalStore(listeners.subscribe, read, () => null), choose]
}

function choose(id: string): void {
  chosen = id
  store(key, id)
  listeners.notify()
}

function read(): string | null {
  chosen ??= readStored(key)
  return chosen
}
