import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { forFamily } from '../../lib/call-context.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { showToast } from '../../ui/toast.ts'
import { playScope } from './play-storage.ts'
import { dropPlay, forgetVisitor, readVisitor } from './visitor.ts'

/**
 * Gives what a visitor played here to a child of the account that came: each play, then its line. What is refused or not
 * answered stays, and can be given again: a play counts once for its id.
 */
export function useBringAlong() {
  const { client } = trpc.useUtils()
  const { user } = useSession()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (child: { id: string; name: string }) => {
      const { plays = [] } = readVisitor()
      const options = forFamily(user?.id ?? '')
      for (const { id, play_id, played_at, minutes, face, line } of plays) {
        const children = [{ child_id: child.id, face }]
        const play = { id, play_id, played_at, minutes, children }
        await client.activities.recordPlay.mutate(play, options)
        const note = { id, play_id, child_id: child.id, note: line }
        const kept = line.trim() && (await client.activities.note.mutate(note, options))
        dropPlay(play_id)
        // A line that tells of distress is kept nowhere: what helps comes in its place.
        if (kept && 'help' in kept) void navigate({ to: paths.help })
      }
      forgetVisitor()
      return plays.length
    },
    scope: playScope,
    onSuccess: (count, { name }) => {
      if (count > 0) showToast({ message: `What you played is kept for ${name}.` })
    },
  })
}
