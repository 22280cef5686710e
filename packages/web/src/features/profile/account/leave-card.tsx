import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Profile } from '../profile-header.tsx'
import { LeaveSheet } from './leave-sheet.tsx'

/** The last way out, quiet and at the end. An administrator is told why it is not one. */
export function LeaveCard({ profile }: { profile: Profile }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="card profile-part">
      <h3>Leave</h3>
      {profile.is_admin ? (
        <p className="muted small">
          An administrator cannot leave: somebody has to look after the families.
        </p>
      ) : (
        <>
          <p className="muted small">
            Your account and everything in it goes at once. You may want to download your data
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
