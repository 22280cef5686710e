import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { useChosenChildId } from './chosen-child.ts'

export type Child = Outputs['children']['list']['children'][number]

export type Children = {
  /** Undefined until it is known; empty for visitors. */
  children: readonly Child[] | undefined
  /** Who is playing: the child chosen last, or else the first. */
  child: Child | undefined
  choose: (id: string) => void
}

/** The family's children and the one that every suggestion, mark and action is for, the same on all pages. */
export function useChildren(): Children {
  const session = useSession()
  const [chosenId, choose] = useChosenChildId()
  const list = trpc.children.list.useQuery(undefined, { enabled: session.state === 'signed_in' })
  const children = session.state === 'signed_out' ? [] : list.data?.children
  const child = children?.find((one) => one.id === chosenId) ?? children?.[0]
  return { children, child, choose }
}
