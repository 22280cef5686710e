import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { forgetFamily } from '../../../session/family-storage.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast.ts'
import { OwnerProofForm } from '../../families/owner-proof.tsx'

type Profile = Outputs['auth']['profile']

/** Deletes the account. An administrator reads why that is not possible. */
export function LeaveCard({ profile }: { profile: Profile }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="card grid justify-items-start gap-3">
      <h3>Leave</h3>
      {profile.is_admin ? (
        <p className="muted small">
          An administrator's account cannot be deleted: someone has to look after the families.
        </p>
      ) : (
        <>
          <p className="muted small">
            Your account and everything in it is deleted at once. You may want to download your data
            first.
          </p>
          <Button
            variant="secondary"
            size="small"
            className="danger"
            onClick={() => setIsAsking(true)}
          >
            Delete Account
          </Button>
        </>
      )}
      {isAsking && (
        <LeaveSheet has_password={profile.has_password} onClose={() => setIsAsking(false)} />
      )}
    </div>
  )
}

/** Says what is deleted and what stays, and asks for the password or Google: a borrowed browser must not delete an account. */
function LeaveSheet({ has_password, onClose }: { has_password: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { user } = useSession()
  // Afterwards the browser has deleted the family's data and is on the landing page.
  const leave = trpc.auth.leave.useMutation({
    meta: { changes_session: true, ends_session: true, shows_own_error: true },
    // By then the page may already know that no one is logged in.
    onMutate: () => ({ familyId: user?.id }),
    onSuccess: async ({ message }, _proof, { familyId }) => {
      if (familyId) forgetFamily(familyId)
      showToast({ message })
      await navigate({ to: paths.home, replace: true })
    },
    // Google's nonce may belong to a cookie that is gone; the next try gets a fresh one.
    onError: () => void utils.auth.csrfToken.invalidate(),
  })
  return (
    <Sheet
      onOpenChange={onClose}
      title="Delete your account?"
      description="This cannot be undone."
      footer={
        <Button variant="secondary" isBlock onClick={onClose}>
          Keep My Account
        </Button>
      }
    >
      <div className="grid justify-items-start gap-3 mb-4">
        <p>
          <b>What goes:</b> your children's profiles, what they did, your notes, your own and saved
          activities, your houses and hunts, your credits and your place. What you shared is taken
          out of the community.
        </p>
        <p>
          <b>What stays:</b> records of payments and reports, without your name. Your family number
          stays taken. Families that saved what you shared keep their copy, which names nobody.
        </p>
      </div>
      <OwnerProofForm
        has_password={has_password}
        action={leave}
        button="Delete Everything"
        pendingWords="Deleting your account"
        warning={<b>This deletes your account at once.</b>}
        onProof={(proof) =>
          leave.mutate('password' in proof ? proof : { token: proof.google_token })
        }
      />
    </Sheet>
  )
}
