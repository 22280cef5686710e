import {
  administratorPasswordMin,
  ChangeName,
  NewPassword,
  passwordLength,
  type SignedInBrowser,
} from '@fgm/shared/family/auth'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { Download, LogOut } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { errorMessage } from '../../../lib/errors.ts'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { formatDate, formatMoment, formatSoon } from '../../../lib/format-time.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { paths } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { useFirstNew } from '../../../lib/use-focus-after-press.ts'
import { useLogout } from '../../../session/use-logout.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PartFallback } from '../../../ui/part-fallback.tsx'
import { TickRow } from '../../../ui/tick-row.tsx'
import { showToast } from '../../../ui/toast.ts'
import { toastResult } from '../../../ui/toast-result.ts'
import { AuthForm, showFormError } from '../../auth/auth-form.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { LeaveCard } from './leave-card.tsx'

type Profile = Outputs['auth']['profile']

// Families have no use for it.
const SecondFactorCard = lazyWithRetry(
  async () => (await import('./second-factor-card.tsx')).SecondFactorCard,
)

const column = 'relative grid min-w-0 content-start gap-6'

// Few families have a program of their own.
const KeysCard = lazyWithRetry(async () => (await import('../../tokens/keys-card.tsx')).KeysCard)

const TomorrowForm = lazyWithRetry(
  async () => (await import('../../reminders/tomorrow-form.tsx')).TomorrowForm,
)

/** Reminders, name, password, emails, keys for an assistant, logged-in browsers, data export, and last deleting the account. */
export function AccountPanel({ profile }: { profile: Profile }) {
  return (
    <section className={`${column} desk:grid-cols-2`} aria-labelledby="account">
      <SectionHeading id="account" isHidden>
        Account
      </SectionHeading>
      {!profile.is_admin && <TomorrowSection />}
      <div className={column}>
        <NameCard name={profile.name} email={profile.email} />
        <PasswordForm has_password={profile.has_password} is_admin={profile.is_admin} />
        {profile.is_admin && <SecondFactorCard />}
        <MailsSection />
        <KeysFold profile={profile} />
      </div>
      <div className={column}>
        <BrowsersCard />
        <DataCard />
        <LeaveCard profile={profile} />
      </div>
    </section>
  )
}

/** Whether and when we suggest five good minutes, as wide as both columns; open where a link led here. */
function TomorrowSection() {
  const { hash } = useLocation()
  const { data } = trpc.reminders.own.useQuery(undefined, { throwOnError: false })
  const state = data && `${data.reminder ? reminderStates[data.reminder.status] : 'None yet'}. `
  return (
    <details className="card fold profile-fold col-span-full" open={hash === 'tomorrow'}>
      <summary>
        <span>
          <SectionHeading id="tomorrow">Reminders</SectionHeading>
          <span className="muted small while-closed">{state}Choose days, a time, and how</span>
        </span>
      </summary>
      <TomorrowForm />
    </details>
  )
}

const reminderStates = { on: 'On', paused: 'Paused', quiet: 'Paused', stopped: 'Off' } as const

/** Collapsed, and not even loaded before it is opened. */
function KeysFold({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="card fold profile-fold"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <h3>Connect an assistant</h3>
          <span className="muted small">For tinkerers: keys for your own programs</span>
        </span>
      </summary>
      {isOpen && <KeysCard owner={profile} />}
    </details>
  )
}

/** Which emails a family gets; those that its account needs cannot be switched off. */
function MailsSection() {
  const utils = trpc.useUtils()
  const choice = trpc.mail.choice.useQuery(undefined, { throwOnError: false })
  const change = trpc.mail.setChoice.useMutation({
    meta: { shows_own_error: true },
    onSuccess: (chosen) => utils.mail.choice.setData(undefined, chosen),
  })
  const known = change.isPending ? change.variables : choice.data
  return (
    <section className="card profile-section" aria-labelledby="mails">
      <SectionHeading id="mails">Emails</SectionHeading>
      {known ? (
        <TickRow
          role="switch"
          checked={known.is_subscribed}
          disabled={change.isPending}
          onChange={() => change.mutate({ is_subscribed: !known.is_subscribed })}
        >
          Email me when a friend joins or something new opens
        </TickRow>
      ) : (
        <PartFallback
          what="your choice"
          failure="Your choice could not be loaded."
          retryLabel="Try Again: emails"
          query={choice}
        />
      )}
      <p className="muted small">
        Emails your account needs, such as a link for a new password, always come.
      </p>
      <p role="status" className="small empty:hidden">
        {change.error && errorMessage(change.error)}
      </p>
    </section>
  )
}

/** Everything that is stored about the family, as a file to download (GET /user/export). */
function DataCard() {
  const utils = trpc.useUtils()
  const file = useMutation({
    mutationFn: () => utils.account.export.fetch(undefined, { staleTime: 0, gcTime: 0 }),
    meta: { shows_own_error: true },
    onSuccess: (data) => {
      const day = data.exported_at.slice(0, 10)
      const text = JSON.stringify(data, null, 2)
      saveFile(`five-good-minutes-${day}.json`, new Blob([text], { type: 'application/json' }))
      showToast({ message: 'Your data is on its way to your downloads.' })
    },
  })
  return (
    <div className="card grid justify-items-start gap-3">
      <h3>Your data</h3>
      <p className="muted small">
        Everything we keep about your family in one file: children, activities, notes, emails.
        Passwords and other secrets are not in it.
      </p>
      <Button size="small" icon={Download} isPending={file.isPending} onClick={() => file.mutate()}>
        Download My Data
      </Button>
      <FormError error={file.error} />
    </div>
  )
}

/** How many are shown at first: this one and the latest. */
const firstBrowsers = 3

/** Where the family is logged in. A lost phone is logged out from here; this browser has Log Out. */
function BrowsersCard() {
  const browsers = trpc.auth.browsers.useQuery(undefined, { throwOnError: false })
  const [isExpanded, setIsExpanded] = useState(false)
  const all = browsers.data?.browsers.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current),
  )
  const shown = all?.slice(0, isExpanded ? all.length : firstBrowsers) ?? []
  const firstNew = useFirstNew<HTMLUListElement>(shown.length)
  function showAll() {
    firstNew.markNew()
    setIsExpanded(true)
  }
  return (
    <div className="card grid justify-items-start gap-3">
      <h3>Where you are logged in</h3>
      {all ? (
        <ul ref={firstNew.list} className="dashed w-full">
          {shown.map((browser) => (
            <Browser key={browser.id} browser={browser} />
          ))}
        </ul>
      ) : (
        <>
          <PartFallback
            what="the browsers"
            failure="The browsers could not be loaded."
            retryLabel="Try Again: browsers"
            query={browsers}
          />
          <LogOutHere />
        </>
      )}
      {all && shown.length < all.length && (
        <Button ref={firstNew.button} size="small" onClick={showAll}>
          Show All {all.length} Browsers
        </Button>
      )}
    </div>
  )
}

function LogOutHere() {
  const logout = useLogout()
  return (
    <Button
      variant="secondary"
      size="small"
      icon={LogOut}
      isPending={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Log Out
    </Button>
  )
}

function Browser({ browser }: { browser: SignedInBrowser }) {
  const signOut = trpc.auth.signBrowserOut.useMutation(toastResult())
  // The time distinguishes two browsers of one day.
  const since = `since ${formatMoment(browser.created_at)}`
  return (
    <li className="grid items-center justify-items-start gap-x-4 gap-y-2 py-3 min-[600px]:grid-cols-[1fr_auto]">
      <div>
        <p>
          <b>{browser.is_current ? 'This browser' : `Since ${formatSoon(browser.created_at)}`}</b>
        </p>
        <p className="muted small">
          {browser.is_current ? `Since ${formatSoon(browser.created_at)}` : 'Another browser'}
          <br />
          Until {formatDate(browser.expires_at)}
        </p>
        <FormError error={signOut.error} />
      </div>
      {browser.is_current ? (
        <LogOutHere />
      ) : (
        <Button
          size="small"
          isPending={signOut.isPending}
          onClick={() => signOut.mutate({ id: browser.id })}
          aria-label={`Log out the browser logged in ${since}`}
        >
          Log Out There
        </Button>
      )}
    </li>
  )
}

/** The parent's name, to be changed here, and the address that logs in; open where a link led here. */
function NameCard({ name, email }: { name: string; email: string }) {
  const form = useSchemaForm(ChangeName, { name })
  const change = trpc.auth.changeName.useMutation({
    ...toastResult(() => form.reset(form.getValues())),
    onError: (error) =>
      showFormError(form, error, 'We could not save your name. Please try again.'),
  })
  const { hash } = useLocation()
  return (
    <details className="card fold profile-fold" open={hash === 'name'}>
      <summary>
        <span className="wrap-anywhere">
          <SectionHeading id="name">Name and email</SectionHeading>
          <span className="muted small">
            {name}, {email}
          </span>
        </span>
      </summary>
      <AuthForm
        isCalm
        form={form}
        onSubmit={(values) => change.mutate(values)}
        isPending={change.isPending}
        button="Save Name"
      >
        <TextField label="What we may call you" autoComplete="name" {...fieldOf(form, 'name')} />
      </AuthForm>
      <p className="muted small mt-4">
        To have your email address changed, please <Link to={paths.contact}>write to us</Link>.
      </p>
    </details>
  )
}

const empty = { current_password: '', new_password: '', confirm_password: '' }

/** Changes the password; a family that signed up with Google sets its first one. */
function PasswordForm({ has_password, is_admin }: { has_password: boolean; is_admin: boolean }) {
  const form = useSchemaForm(changePasswordForm(has_password), empty)
  const change = trpc.auth.changePassword.useMutation({
    ...toastResult(() => form.reset(empty)),
    onError: (error) =>
      showFormError(form, error, 'We could not save the password. Please try again.'),
  })
  return (
    // Collapsed, because it is rarely used; open for a family without a password.
    <details className="card fold profile-fold" open={!has_password}>
      <summary>
        <h3>{has_password ? 'Change your password' : 'Set a password'}</h3>
      </summary>
      <AuthForm
        isCalm
        form={form}
        onSubmit={({ current_password, new_password }) =>
          change.mutate(has_password ? { current_password, new_password } : { new_password })
        }
        isPending={change.isPending}
        button={has_password ? 'Change Password' : 'Set Password'}
      >
        {has_password && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...fieldOf(form, 'current_password')}
          />
        )}
        <PasswordField
          label="New password"
          hint={`At least ${is_admin ? administratorPasswordMin : passwordLength.min} characters.`}
          autoComplete="new-password"
          {...fieldOf(form, 'new_password')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...fieldOf(form, 'confirm_password')}
        />
      </AuthForm>
      <p role="status" className="small muted mt-3 empty:hidden">
        {change.data?.message}
      </p>
    </details>
  )
}

/** A family without a password has no current one to enter. */
function changePasswordForm(hasPassword: boolean) {
  const Passwords = z.object({
    current_password: z.string().min(hasPassword ? 1 : 0, 'Please enter your current password.'),
    new_password: NewPassword,
    confirm_password: z.string().min(1, 'Please type it once more.'),
  })
  return Passwords.refine((form) => form.new_password === form.confirm_password, {
    error: 'Passwords do not match',
    path: ['confirm_password'],
  })
}
