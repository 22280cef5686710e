import {
  type AdminFamily,
  type AdminFamilyDetail,
  type CreditEntry,
  GrantCredits as CreditGrant,
  BlockFamily as FamilyBlock,
  largestGrant,
} from '@fgm/shared/family/families'
import { hasReservedSpot, isMember } from '@fgm/shared/family/membership'
import { tierName } from '@fgm/shared/launch/family-story'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, Ban, DoorOpen, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { formatCount } from '../../../lib/format.ts'
import { formatDate } from '../../../lib/format-time.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Badge, Chip } from '../../../ui/chip.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { Form } from '../../../ui/form.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast.ts'
import { failure, formatMoment } from '../admin-format.ts'
import { AuditList } from '../audit-log.tsx'
import { Figure, PanelFallback } from '../panel.tsx'

const route = getRouteApi(paths.admin)

/** One family: what it has, what can be done for it, and its history. */
export function FamilyDetail({ id }: { id: string }) {
  const { query, tier, address } = route.useSearch()
  const family = trpc.admin.family.useQuery({ id }, { throwOnError: false })
  return (
    <div className="grid gap-5">
      <Link
        to={paths.admin}
        params={{ section: 'families' }}
        search={{ query, tier, address }}
        className="inline-flex items-center gap-2 min-h-12 justify-self-start"
      >
        <ArrowLeft className="icon" aria-hidden />
        All families
      </Link>
      {family.data ? (
        <Detail family={family.data} />
      ) : (
        <PanelFallback what="the family" query={family} />
      )}
    </div>
  )
}

function Detail({ family }: { family: AdminFamilyDetail }) {
  return (
    <>
      <Card className="grid gap-4">
        <div>
          <h2 className="text-h3">{family.name}</h2>
          <p className="muted">{family.email}</p>
        </div>
        <FamilyChips family={family} />
        {family.founding_spot.state === 'held' && family.founding_spot.held_until && (
          <p>
            Its founding spot is held until {formatMoment(family.founding_spot.held_until)}, or
            until its address is confirmed.
          </p>
        )}
        {family.blocked_at && <p>Blocked since {formatMoment(family.blocked_at)}.</p>}
        <dl className="figures">
          <Figure name="Number">{family.registration_number}</Figure>
          <Figure name="Tier">{tierName(family.tier)}</Figure>
          <Figure name="Credits left">{family.credits_remaining}</Figure>
          <Figure name="Children">{family.children_count}</Figure>
          <Figure name="Referrals">{family.referral_count}</Figure>
          <Figure name="Shared activities">{family.shared_count}</Figure>
          <Figure name="Referral code">{family.referral_code}</Figure>
          <Figure name="Registered">{formatDate(family.created_at)}</Figure>
        </dl>
        <div className="row row-wrap">
          <GrantCredits family={family} />
          <BlockFamily family={family} />
          {family.founding_member && family.blocked_at !== null && <ReleaseSpot family={family} />}
        </div>
      </Card>
      <CreditLedger entries={family.credit_entries} />
      <Card className="grid gap-3">
        <h2 className="text-h3">What administrators did</h2>
        <AuditList family_id={family.id} />
      </Card>
    </>
  )
}

const reasonTexts: Record<CreditEntry['reason'], string> = {
  founding_spot: 'Starting credits, while a founding spot was held',
  became_active: 'Became active',
  spot_released: 'Removed with the founding spot',
  family_joined: 'Brought by a family that joined this one',
  generated_activity: 'Made an activity',
  granted: 'Granted',
}

/** Where a family's credits came from and went, the latest first. */
function CreditLedger({ entries }: { entries: CreditEntry[] }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Credits</h2>
      {entries.length === 0 ? (
        <p className="muted">No credits given or used yet.</p>
      ) : (
        <ul className="lines apart" aria-label="Credits given and used">
          {entries.map(({ id, amount, reason, note, created_at }) => (
            <li key={id}>
              <b>
                {amount > 0 ? '+' : '−'}
                {formatCount(Math.abs(amount), 'credit')}
              </b>{' '}
              {reasonTexts[reason]}
              {note && `: ${note}`}
              <p className="label muted">{formatMoment(created_at)}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const statusLabels: Record<AdminFamily['waitlist_status'], string> = {
  active: 'Active',
  reserved: 'Spot reserved',
  waitlisted: 'No spot yet',
}

type FamilyChipsProps = {
  family: AdminFamily
  /** In a list: without a reserved spot, which most waiting families have. */
  isBrief?: boolean
}

/** The status of a family as chips. */
export function FamilyChips({ family, isBrief = false }: FamilyChipsProps) {
  return (
    <div className="row row-wrap">
      {!(isBrief && hasReservedSpot(family)) && (
        <Chip tone={isMember(family) ? 'teal' : 'outline'}>
          {statusLabels[family.waitlist_status]}
        </Chip>
      )}
      {family.founding_spot.state === 'held' && (
        <Chip tone="honey" icon={Hourglass}>
          Founding spot held
        </Chip>
      )}
      {family.founding_spot.state === 'released' && (
        <Chip tone="outline">Founding spot released</Chip>
      )}
      <AddressMark isConfirmed={family.email_verified} />
      {family.blocked_at && (
        <Chip tone="hard" icon={Ban}>
          Blocked
        </Chip>
      )}
    </div>
  )
}

const GrantForm = CreditGrant.pick({ amount: true, reason: true })
const ReasonForm = FamilyBlock.pick({ reason: true })

function GrantCredits({ family }: { family: AdminFamilyDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="calm" onClick={() => setIsOpen(true)}>
        Grant credits
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={`Grant credits to ${family.name}`}
        description={`${family.credits_remaining} are left now. The audit log keeps who gave how many, and why.`}
      >
        <GrantFields family={family} onDone={() => setIsOpen(false)} />
      </Sheet>
    </>
  )
}

function GrantFields({ family, onDone }: { family: AdminFamilyDetail; onDone: () => void }) {
  // One key for each opened sheet: two clicks grant once.
  const [idempotencyKey] = useState(newKey)
  const form = useSchemaForm(GrantForm, { amount: 10, reason: '' })
  const grant = trpc.admin.grantCredits.useMutation({
    meta: { shows_own_error: true },
    onSuccess({ credits_remaining }) {
      showToast({ message: `${family.name} has ${credits_remaining} credits now.` })
      onDone()
    },
  })
  return (
    <Form
      form={form}
      onSubmit={(values) =>
        grant.mutate({ ...values, id: family.id, idempotency_key: idempotencyKey })
      }
      isPending={grant.isPending}
      error={failure('grant the credits', grant.error)}
    >
      <TextField
        label="Credits"
        hint={`1 to ${largestGrant}.`}
        type="number"
        inputMode="numeric"
        {...fieldOf(form, 'amount', { valueAsNumber: true })}
      />
      <TextField
        label="Reason"
        hint="The family can read it when it downloads its data."
        maxLength={200}
        {...fieldOf(form, 'reason')}
      />
      <Button type="submit" variant="primary" isBlock isPending={grant.isPending}>
        Grant credits
      </Button>
    </Form>
  )
}

function BlockFamily({ family: { id, name, blocked_at } }: { family: AdminFamilyDetail }) {
  const isBlocked = blocked_at !== null
  const block = trpc.admin.blockFamily.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (family) =>
      showToast({
        message: family.blocked_at ? `${name} is blocked.` : `${name} can log in again.`,
      }),
  })
  return (
    <ActionWithReason
      label={isBlocked ? 'Unblock this family' : 'Block this family'}
      icon={isBlocked ? DoorOpen : Ban}
      isDangerous={!isBlocked}
      title={isBlocked ? `Unblock ${name}?` : `Block ${name}?`}
      description={
        isBlocked
          ? 'It can log in again, and what it shared is shown again.'
          : 'It is logged out everywhere at once and cannot log in. What it shared is hidden. Nothing is lost: unblocking it restores everything.'
      }
      onReason={(reason, onSuccess) =>
        block.mutate({ id, is_blocked: !isBlocked, reason }, { onSuccess })
      }
      isPending={block.isPending}
      error={failure(isBlocked ? 'unblock the family' : 'block the family', block.error)}
    />
  )
}

function ReleaseSpot({ family: { id, name } }: { family: AdminFamilyDetail }) {
  const release = trpc.admin.releaseSpot.useMutation({
    meta: { shows_own_error: true },
    onSuccess: () => showToast({ message: 'The founding spot is free again.' }),
  })
  return (
    <ActionWithReason
      label="Release the founding spot"
      icon={Undo2}
      isDangerous
      title={`Release the founding spot of ${name}?`}
      description="It is free for another family at once, and cannot be given back to this one. The family keeps its number and waits; its unspent credits go with the spot."
      onReason={(reason, onSuccess) => release.mutate({ id, reason }, { onSuccess })}
      isPending={release.isPending}
      error={failure('release the founding spot', release.error)}
    />
  )
}

type ActionWithReasonProps = {
  /** The label of the button, before and inside the sheet. */
  label: string
  icon: LucideIcon
  isDangerous: boolean
  title: string
  description: string
  /** `onSuccess` closes the sheet; what must be shown even after the page was left is shown by the mutation. */
  onReason: (reason: string, onSuccess: () => void) => void
  isPending: boolean
  error: string | undefined
}

/** A button and its sheet, which asks for the reason that the audit log stores. */
function ActionWithReason(props: ActionWithReasonProps) {
  const { label, icon, isDangerous, title, description, onReason, isPending, error } = props
  const [isOpen, setIsOpen] = useState(false)
  const form = useSchemaForm(ReasonForm, { reason: '' })
  function open() {
    form.reset()
    setIsOpen(true)
  }
  function submit({ reason }: { reason: string }) {
    onReason(reason, () => setIsOpen(false))
  }
  return (
    <>
      <Button
        size="small"
        icon={icon}
        className={isDangerous ? 'danger' : undefined}
        onClick={open}
      >
        {label}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={title} description={description}>
        <Form form={form} onSubmit={submit} isPending={isPending} error={error}>
          <TextField
            label="Reason"
            hint="Only administrators read it, in the audit log."
            maxLength={200}
            {...fieldOf(form, 'reason')}
          />
          <Button type="submit" variant="primary" isBlock isPending={isPending}>
            {label}
          </Button>
          <Button isBlock onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </Form>
      </Sheet>
    </>
  )
}

/** Whether the address of a family is confirmed: only a missing confirmation stands out. */
export function AddressMark({ isConfirmed }: { isConfirmed: boolean }) {
  if (isConfirmed) return <Badge>Confirmed</Badge>
  return <Badge tone="honey">Not confirmed</Badge>
}
