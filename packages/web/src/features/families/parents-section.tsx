import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { formatMonth } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { initial } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TickRow } from '../../ui/tick-row.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { SectionHeading } from '../profile/section-heading.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { OwnerProofForm } from './owner-proof.tsx'

type Members = Outputs['families']['members']
type Parent = Members['parents'][number]
type Owner = { has_password: boolean }

/** Who belongs to the family and who is invited; how to invite, leave and remove (part of the profile). */
export function ParentsSection({ owner }: { owner: Owner }) {
  const members = trpc.families.members.useQuery(undefined, { throwOnError: false })
  return (
    <section className="profile-section" aria-labelledby="parents">
      <div className="section-head">
        <SectionHeading id="parents">Parents</SectionHeading>
      </div>
      {members.data ? (
        <Parents members={members.data} owner={owner} />
      ) : (
        <PartFallback
          what="the parents of your family"
          failure="The parents of your family could not be loaded."
          retryLabel="Try Again: parents"
          query={members}
        />
      )}
    </section>
  )
}

function Parents({ members, owner }: { members: Members; owner: Owner }) {
  const { parents, invitations, places_left } = members
  const [isLeaving, setIsLeaving] = useState(false)
  const isShared = parents.length > 1
  return (
    <>
      <ul className="grid w-full gap-4 desk:grid-cols-2">
        {parents.map((parent) => (
          <ParentRow key={parent.id} parent={parent} owner={owner} />
        ))}
        {places_left > 0 && (
          <li className="profile-room">
            <ButtonTo to={paths.invite} variant="text" isBlock icon={UserPlus}>
              {isShared ? 'Invite Another Parent' : 'Invite the Second Parent'}
            </ButtonTo>
          </li>
        )}
      </ul>
      {invitations.length > 0 && <OpenInvitations invitations={invitations} />}
      <p className="muted small">
        Parents share children, activities, hunts and credits. Favorites and emails are each
        parent’s own. Every parent gets an email when something changes.
      </p>
      {isShared && (
        <Button variant="text" size="small" className="-ms-3" onClick={() => setIsLeaving(true)}>
          Leave This Family
        </Button>
      )}
      {isLeaving && <LeaveSheet owner={owner} onClose={() => setIsLeaving(false)} />}
    </>
  )
}

function ParentRow({ parent, owner }: { parent: Parent; owner: Owner }) {
  const { name, is_you, joined_at, is_removable } = parent
  const [isRemoving, setIsRemoving] = useState(false)
  return (
    <li className="card grid grid-cols-[auto_1fr_auto] items-center gap-x-4">
      <span className="stamp small display text-lead leading-none" aria-hidden="true">
        {initial(name)}
      </span>
      <div>
        <h3 className="text-lead wrap-anywhere">{is_you ? `${name} (you)` : name}</h3>
        <p className="muted small">Since {formatMonth(joined_at)}</p>
      </div>
      {is_removable && (
        <Button size="small" aria-label={`Remove ${name}`} onClick={() => setIsRemoving(true)}>
          Remove
        </Button>
      )}
      {isRemoving && (
        <RemoveSheet parent={parent} owner={owner} onClose={() => setIsRemoving(false)} />
      )}
    </li>
  )
}

type RemoveSheetProps = { parent: Parent; owner: Owner; onClose: () => void }

function RemoveSheet({ parent, owner, onClose }: RemoveSheetProps) {
  const { id, name } = parent
  const remove = trpc.families.removeParent.useMutation(toastResult(onClose))
  return (
    <Sheet
      onOpenChange={onClose}
      title={`Remove ${name}?`}
      description="They are logged out everywhere, and no longer see anything of your family."
    >
      <p className="mb-4">
        {name} keeps an account, with a family of their own, and a copy of the children they came
        with, if they came with any. Your children and what they did stay here. All of you get an
        email about it.
      </p>
      <OwnerProofForm
        has_password={owner.has_password}
        action={remove}
        button={`Remove ${name}`}
        pendingWords={`Removing ${name}`}
        warning={<b>This removes {name} at once.</b>}
        onProof={(proof) => remove.mutate({ id, ...proof })}
      />
    </Sheet>
  )
}

function LeaveSheet({ owner, onClose }: { owner: Owner; onClose: () => void }) {
  const [withCopy, setWithCopy] = useState(true)
  const leave = trpc.families.leave.useMutation({
    ...toastResult(onClose),
    meta: { changes_session: true, shows_own_error: true },
  })
  return (
    <Sheet
      onOpenChange={onClose}
      title="Leave this family?"
      description="You get a family of your own. This one stays as it is."
    >
      <div className="mb-4 grid gap-3">
        <TickRow checked={withCopy} onChange={() => setWithCopy(!withCopy)}>
          Take a copy of the children and of what they did
        </TickRow>
        <p>
          Your account and password stay. Number, credits and premium belong to this family and stay
          with it; yours gets the next number. To come back you need a new invitation.
        </p>
      </div>
      <OwnerProofForm
        has_password={owner.has_password}
        action={leave}
        button="Leave This Family"
        pendingWords="Leaving the family"
        warning={<b>You leave at once.</b>}
        onProof={(proof) => leave.mutate({ with_copy: withCopy, ...proof })}
      />
    </Sheet>
  )
}
