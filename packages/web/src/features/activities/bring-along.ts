import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { forFamily } from '../../lib/call-context.ts'
import { httpStatus } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { showToast } from '../../ui/toast.ts'
import { playScope } from './play-storage.ts'
import { dropPlay, forgetVisitor, type KeptPlay, readVisitor } from './visitor.ts'

/**
 * Adds what a visitor played here to a child of the new account: each play, then its note. What is refused is deleted: it
 * would be refused every time. What got no response stays, and can be sent again: a play counts once for its id.
 */
export function useBringAlong() {
  const { client } = trpc.useUtils()
  const { user } = useSession()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (child: { id: string; name: string }) => {
      const { plays = [] } = readVisitor()
      const options = forFamily(user?.id ?? '')
      let count = 0
      let failure: unknown
      async function give({ id, play_id, played_at, minutes, face, line }: KeptPlay) {
        const children = [{ child_id: child.id, face }]
        const play = { id, play_id, played_at, minutes, children }
        await client.activities.recordPlay.mutate(play, options)
        count += 1
        const note = { id, play_id, child_id: child.id, note: line }
        const kept = line.trim() && (await client.activities.note.mutate(note, options))
        // A note that signals distress is not stored: help is shown instead.
        if (kept && 'help' in kept) void navigate({ to: paths.help })
      }
      for (const play of plays)
        try {
          await give(play)
          dropPlay(play.play_id)
        } catch (error) {
          if (isRefused(error)) dropPlay(play.play_id)
          else failure ??= error
        }
      if (failure) throw failure
      forgetVisitor()
      return count
    },
    scope: playScope,
    onSuccess: (count, { name }) => {
      if (count > 0) showToast({ message: `What you played is kept for ${name}.` })
    },
  })
}

/** Sent again, such a play or note would be refused again. */
const isRefused = (error: unknown): boolean => [400, 404].includes(httpStatus(error) ?? 0)
