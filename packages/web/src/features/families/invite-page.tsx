import './invite-page.css'
import { Email } from '@fgm/shared/family/auth'
import { ArrowLeft, Check, Clock, Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { fieldOf, useSchemaForm } from '../../lib/form-resolver.ts'
import { formatDay } from '../../lib/format-time.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SignInPrompt } from '../../session/sign-in-ways.tsx'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import familiesSvg from '../../ui/drawings/families.svg?raw'
import { LoadFailure } from '../../ui/error-state.tsx'
import { TextField } from '../../ui/fields.tsx'
import { FormError } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SendOrCopy } from '../../ui/sharing.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { LoadingBar } from '../../ui/skeleton.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { AuthForm } from '../auth/auth-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { QrCode } from './qr-code.tsx'

type Members = Outputs['families']['members']
type Made = Outputs['families']['invite']

const everyFewSeconds = 5000

/** Invites another parent: a code for the phone next to this one, a link to send, or a mail (look: invite). */
export function InvitePage() {
  const session = useSession()
  const members = trpc.families.members.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
    // The phone next to this one uses the code while it is on this screen.
    refetchInterval: ({ state }) => (state.data?.invitations.length ? everyFewSeconds : false),
  })
  const which = (members.data?.parents.length ?? 0) > 1 ? 'another' : 'the second'
  return (
    <div className="wrap page invite">
      <ButtonTo
        to={paths.profile}
        search={{ tab: 'children' }}
        variant="text"
        size="small"
        icon={ArrowLeft}
        className="-ms-3.5 -mb-2 justify-self-start desk:hidden"
      >
        Back to the family
      </ButtonTo>
      <PageTitle>{`Invite ${which} parent`}</PageTitle>
      {members.data ? (
        <Invite members={members.data} />
      ) : session.state === 'signed_out' ? (
        <SignInPrompt title="Log in to invite a parent">One family, two phones.</SignInPrompt>
      ) : members.isError ? (
        <LoadFailure title="We could not load your family" query={members}>
          Nothing is lost.
        </LoadFailure>
      ) : (
        <div className="card grid gap-3">
          <LoadingBar>Loading your family</LoadingBar>
        </div>
      )}
    </div>
  )
}

function Invite({ members }: { members: Members }) {
  const [made, setMade] = useState<Made & { parents: string[] }>()
  const invite = trpc.families.invite.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (invitation) =>
      setMade({ ...invitation, parents: members.parents.map(({ id }) => id) }),
  })
  // Canceled, or used by the phone next to this one.
  const link = members.invitations.some(({ id }) => id === made?.id) ? made?.link : undefined
  const joined = made && !link && members.parents.find(({ id }) => !made.parents.includes(id))
  return (
    <>
      <p className="muted text-read">One family, two phones. You both see what was played.</p>
      <section
        className="card invite-code grid justify-items-center gap-3 text-center"
        aria-label="Invitation"
      >
        <div role="status">{joined && <Joined name={joined.name} />}</div>
        {made && link && <Code link={link} expiresAt={made.expires_at} />}
        {!link && !joined && members.places_left > 0 && (
          <>
            <p>Is the other phone next to you? Show it a code. Far away? Send the link.</p>
            <Button
              variant="primary"
              isBlock
              isPending={invite.isPending}
              onClick={() => invite.mutate({})}
            >
              Show the Code
            </Button>
          </>
        )}
        {!link && !joined && members.places_left === 0 && (
          <p className="muted">
            A family has at most four parents here, and each open invitation holds a place.
          </p>
        )}
        <FormError error={invite.error} />
      </section>
      <ul className="grid gap-2">
        {promises.map((promise) => (
          <li key={promise} className="row">
            <Check className="icon text-teal" aria-hidden />
            {promise}
          </li>
        ))}
      </ul>
      {members.invitations.length > 0 && (
        <OpenInvitations invitations={members.invitations} isShown={link !== undefined} />
      )}
      {members.may_mail && members.places_left > 0 && <ByMail />}
      <div className="invite-drawing rounded-(--r-cut) bg-honey-soft px-5 pt-5 [--il-ground:var(--il-wall)]">
        <Drawing markup={familiesSvg} />
      </div>
    </>
  )
}

function Joined({ name }: { name: string }) {
  return (
    <div className="grid justify-items-center gap-3">
      <p className="display text-h3">{name} is here</p>
      <p>You share one family now.</p>
      <ButtonTo to={paths.profile} search={{ tab: 'children' }} variant="primary">
        See Your Family
      </ButtonTo>
    </div>
  )
}

function Code({ link, expiresAt }: { link: NonNullable<Made['link']>; expiresAt: string }) {
  const code = useRef<HTMLDivElement>(null)
  // The clicked button is gone: the keyboard continues from here.
  useEffect(() => code.current?.focus({ preventScroll: true }), [])
  const [page, secret] = link.url.replace(/^https?:\/\//, '').split('#')
  return (
    <div
      ref={code}
      tabIndex={-1}
      className="invite-shown grid justify-items-center gap-3 text-center outline-none"
    >
      <SendOrCopy url={link.url} />
      <p className="mt-2 font-[650]">Or point the other phone’s camera at it</p>
      <QrCode rows={link.qr_rows} className="invite-qr" label="QR code that opens the invitation" />
      {/* It breaks before the secret part, and nowhere else where there is room. */}
      <div className="invite-link w-full muted">
        <code className="wrap-anywhere">
          {page}
          <wbr />
          {`#${secret}`}
        </code>
      </div>
      <p className="row small muted">
        <Clock className="icon text-muted" aria-hidden />
        Works once, until {formatDay(expiresAt)}
      </p>
    </div>
  )
}

const promises = [
  'Children, activities and hunts: shared',
  'Favorites and emails: your own',
  'Can be taken back until it is used',
]

const ByMailForm = z.object({ email: Email })

/** Sends an invitation by mail, which names no one: its page says whose family it is. */
function ByMail() {
  const [isOpen, setIsOpen] = useState(false)
  const form = useSchemaForm(ByMailForm, { email: '' }, 'onSubmit')
  const done = () => {
    setIsOpen(false)
    form.reset()
  }
  const invite = trpc.families.invite.useMutation(toastResult(done))
  return (
    <div>
      <Button variant="secondary" icon={Mail} onClick={() => setIsOpen(true)}>
        Invite by Email
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Invite by email"
        description="The email contains no names. Whoever opens its link sees your first name."
      >
        <AuthForm
          form={form}
          onSubmit={(values) => invite.mutate(values)}
          isPending={invite.isPending}
          error={invite.error}
          button="Send the Invitation"
        >
          <TextField
            label="Their email"
            type="email"
            autoComplete="off"
            {...fieldOf(form, 'email')}
          />
        </AuthForm>
      </Sheet>
    </div>
  )
}
