import { interests } from '@fgm/shared/activities/lists'
import { isMember } from '@fgm/shared/family/membership'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/format-time.ts'
import { errorCode } from '../../lib/refusals.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { initial } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Confirm, Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { toastResult } from '../../ui/toast-result.ts'
import { AddChildButton } from '../children/add-child-button.tsx'
import { ChildSheet } from '../children/child-sheet.tsx'
import type { Child } from '../children/use-children.ts'
import { DayLinksSection } from '../day-links/day-links-section.tsx'
import { OwnerProofForm } from '../families/owner-proof.tsx'
import { ParentsSection } from '../families/parents-section.tsx'

type Profile = Outputs['auth']['profile']

/** The children of the family, its parents and its day links. An administrator has none. */
export const FamilyPanel = ({ profile }: { profile: Profile }) => (
  <div className="grid gap-8">
    <ChildrenPanel profile={profile} />
    {!profile.is_admin && <ParentsSection owner={profile} />}
    {!profile.is_admin && <DayLinksSection />}
  </div>
)

/** The children of the family. The server sets how many there may be. */
function ChildrenPanel({ profile }: { profile: Profile }) {
  const { children, child_limit } = profile
  return (
    <section className="profile-section" aria-labelledby="children">
      <div className="section-head">
        <h2 id="children">Children</h2>
        {children.length < child_limit && (
          <span className="muted small">
            Room for {formatCount(child_limit - children.length, 'more child', 'more children')}
          </span>
        )}
      </div>
      {children.length > 0 && (
        <ul className="grid w-full gap-4 desk:grid-cols-2">
          {children.map((child) => (
            <ChildRow key={child.id} child={child} hasPassword={profile.has_password} />
          ))}
          {children.length < child_limit && (
            <li className="profile-room">
              <AddChildButton variant="text" isBlock>
                Add a Child
              </AddChildButton>
            </li>
          )}
        </ul>
      )}
      {children.length === 0 && (
        <AddChildButton variant="primary" size="small">
          Add a Child
        </AddChildButton>
      )}
      {children.length >= child_limit && <p className="muted small">{limitText(profile)}</p>}
      <p className="muted small">
        Only your family sees a child’s name, birth date, interests and your note. Ideas use only
        the age and what you choose.
      </p>
    </section>
  )
}

function ChildRow({ child, hasPassword }: { child: Child; hasPassword: boolean }) {
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const liked = interests.filter(({ id }) => child.interests.includes(id))
  return (
    <li className="card grid grid-cols-[auto_1fr_auto] content-start items-center gap-x-4 gap-y-0.5 odd:[&>.stamp]:bg-honey odd:[&>.stamp]:text-on-honey even:[&>.stamp]:bg-plum-soft even:[&>.stamp]:text-plum-ink">
      <span
        className="stamp small display row-span-2 self-start text-lead leading-none"
        aria-hidden="true"
      >
        {initial(child.name)}
      </span>
      <h3 className="text-lead wrap-anywhere">
        {child.name}, {child.age}
      </h3>
      <div className="col-[2/4] row-start-2">
        <p className="muted small">Born {formatDate(child.birth_date)}</p>
        {liked.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={`What ${child.name} likes`}>
            {liked.map(({ id, label }) => (
              <li key={id}>
                <Chip>{label}</Chip>
              </li>
            ))}
          </ul>
        )}
        {child.preferences && <p className="small mt-2">{child.preferences}</p>}
      </div>
      <div className="row col-start-3 row-start-1 -me-3 gap-0">
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={Pencil}
          aria-label={`Change ${child.name}'s profile`}
          onClick={() => setOpen('change')}
        />
        <Button
          variant="plain"
          size="small"
          isSquare
          icon={Trash2}
          aria-label={`Remove ${child.name}'s profile`}
          onClick={() => setOpen('remove')}
        />
      </div>
      {open === 'change' && (
        <ChildSheet
          child={child}
          onClose={close}
          onSaved={(saved) => {
            close()
            showToast({ message: `${saved.name}'s profile is saved.` })
          }}
        />
      )}
      {open === 'remove' && <RemoveChild child={child} hasPassword={hasPassword} onClose={close} />}
    </li>
  )
}

function limitText(profile: Profile): string {
  const { child_limit } = profile
  const profiles = child_limit === 1 ? 'one child profile' : `${child_limit} child profiles`
  return isMember(profile)
    ? `Your membership includes ${profiles}. Change or remove one to make room.`
    : `Without premium there is room for ${profiles}.`
}

/** Another parent has joined in the meantime. */
const wantsProof = (error: unknown) =>
  ['password_missing', 'google_needed'].includes(errorCode(error) ?? '')

type RemoveChildProps = { child: Child; hasPassword: boolean; onClose: () => void }

function RemoveChild({ child, hasPassword, onClose }: RemoveChildProps) {
  const members = trpc.families.members.useQuery(undefined, { throwOnError: false })
  const remove = trpc.children.remove.useMutation(toastResult(onClose))
  const isShared = (members.data?.parents.length ?? 1) > 1 || wantsProof(remove.error)
  const title = `Remove ${child.name}'s profile?`
  const words = `Everything ${child.name} has completed and all favorites go too. This cannot be undone. The activities themselves stay.`
  if (isShared)
    return (
      <Sheet onOpenChange={onClose} title={title} description={words}>
        <p className="mb-4">You share {child.name}, so all parents get an email about it.</p>
        <OwnerProofForm
          has_password={hasPassword}
          action={remove}
          button="Remove profile"
          pendingWords={`Removing ${child.name}'s profile`}
          warning={<b>This removes {child.name}’s profile at once.</b>}
          onProof={(proof) => remove.mutate({ id: child.id, ...proof })}
        />
      </Sheet>
    )
  return (
    <Confirm
      onOpenChange={onClose}
      title={title}
      confirmLabel="Remove profile"
      isDestructive
      onConfirm={() => remove.mutate({ id: child.id })}
      isPending={remove.isPending}
      error={remove.error}
    >
      {words}
    </Confirm>
  )
}
