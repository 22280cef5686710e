import './auth-form.css'
import { SecondFactorCode } from '@fgm/shared/family/auth'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { errorMessage } from '../../lib/errors.ts'
import { fieldOf, useSchemaForm } from '../../lib/form-resolver.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { fieldErrors } from '../../lib/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { PasswordField, TextField } from '../../ui/fields.tsx'
import { Form, type Problem } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

/* What the account pages and the cards of the account share: the frame, the form in it, and its result. */

type AuthFrameProps = {
  title: string
  /** The text for the browser's tab where it differs from the heading. */
  tabTitle?: string
  lede?: ReactNode
  /** The text of an SVG, as `Drawing` takes it. */
  drawing: string
  /** One sentence above the drawing on desktops, below the title on phones; an empty one keeps its space. */
  caption?: string
  /** The promises: below the drawing, on phones below the form. */
  promises?: readonly string[]
  /** Above the promises. */
  offer?: ReactNode
  children: ReactNode
}

/**
 * The frame of the account pages: one narrow column to fill in, with a small drawing at its top on phones. On
 * desktops the drawing is next to it and fills its wall.
 */
export function AuthFrame(props: AuthFrameProps) {
  const { title, tabTitle, lede, drawing, caption, promises = [], offer, children } = props
  return (
    <div className="wrap page auth">
      <div className="grid content-center gap-2">
        <PageTitle title={tabTitle}>{title}</PageTitle>
        {lede && <p className="muted text-read">{lede}</p>}
        {caption !== undefined && <p className="auth-caption muted only-phone">{caption}</p>}
      </div>
      <div className="auth-aside">
        <div className="auth-wall">
          {caption !== undefined && <p className="display only-desk">{caption}</p>}
          <Drawing markup={drawing} />
        </div>
        {promises.length > 0 && (
          <div className="auth-promises grid gap-5">
            {offer}
            <ul className="grid gap-3">
              {promises.map((promise) => (
                <li key={promise} className="row items-start">
                  <Check className="icon text-teal mt-0.5" aria-hidden />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="auth-form">
        <noscript>
          <p className="mb-4">
            Logging in and signing up need JavaScript: please turn it on in your browser, then open
            this page again.
          </p>
        </noscript>
        {children}
      </div>
    </div>
  )
}

type AuthFormProps<Values extends FieldValues, Output> = {
  /** From `useSchemaForm`. */
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (values: Output) => void
  isPending: boolean
  /** Another request is pending, such as Google's: a submit does nothing, and the button does not spin. */
  isBusy?: boolean
  /** Why the server refused; the form's own error where `showFormError` has put it there. */
  error?: Problem
  /** The text of the button. */
  button: string
  /** On a card next to others the button is not primary. */
  isCalm?: boolean
  children: ReactNode
}

/** The form of an account page or card: its fields, the server's refusal, and the one button under them. */
export function AuthForm<Values extends FieldValues, Output>(props: AuthFormProps<Values, Output>) {
  const { form, onSubmit, isPending, isBusy, error, button, isCalm, children } = props
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      isPending={isPending || isBusy === true}
      error={error ?? form.formState.errors.root?.message}
    >
      {children}
      <Button
        type="submit"
        variant={isCalm ? 'calm' : 'primary'}
        isBlock={!isCalm}
        className={isCalm ? 'justify-self-start' : undefined}
        isPending={isPending}
      >
        {button}
      </Button>
    </Form>
  )
}

/**
 * Shows the error of a mutation in its form: at the fields the server names, otherwise for the whole form. What was
 * typed stays.
 */
export function showFormError<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: { message: string },
  fallback: string,
): void {
  const boxes = Object.entries(fieldErrors(error)).filter(([name]) => name in form.getValues())
  if (boxes.length === 0) form.setError('root', { message: errorSentence(error, fallback) })
  for (const [index, [name, message]] of boxes.entries())
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 })
}

/** The server's sentence, the network error, or the spec's fallback where the server sent none (spec, error catalogue). */
export function errorSentence(error: { message: string }, fallback: string): string {
  return error.message ? errorMessage(error) : fallback
}

type AuthResultProps = {
  title: string
  drawing: string
  children: ReactNode
  /** At most two buttons, the first coral. */
  actions: ReactNode
}

/** The result of a form, in its place. */
export function AuthResult({ title, drawing, children, actions }: AuthResultProps) {
  const card = useFocusOnArrival<HTMLDivElement>()
  return (
    <div className="wrap page narrow">
      <div ref={card} tabIndex={-1} className="card empty outline-none">
        <Drawing markup={drawing} />
        <PageTitle className="text-h3">{title}</PageTitle>
        {children}
        <div className="row">{actions}</div>
      </div>
    </div>
  )
}

/** The main action of a result: 'Log In'. */
export function ToLogIn({ search }: { search?: { next?: string } }) {
  return (
    <ButtonTo to={paths.login} search={search} variant="primary" size="small">
      Log In
    </ButtonTo>
  )
}

/**
 * For content that replaces a form: scrolls to the top and takes the focus, because the clicked button is gone and a
 * screen reader would otherwise stay at a spot that no longer exists.
 */
export function useFocusOnArrival<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}

const SecondStepForm = z.object({ code: SecondFactorCode })

/** The password of the logged-in parent, asked for once more; the server checks it. */
export const OwnPassword = z.string().min(1, 'Please enter your password.')

type OwnPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>

/** The field for it. */
export function OwnPasswordField(props: OwnPasswordFieldProps) {
  return <PasswordField label="Your password" autoComplete="current-password" {...props} />
}

const kinds = {
  app: {
    lede: 'Enter the six-digit code from your authenticator app.',
    field: { label: 'Code', autoComplete: 'one-time-code', inputMode: 'numeric' },
    other: 'Use a Recovery Code',
  },
  recovery: {
    lede: 'Enter one of your recovery codes. Each works once.',
    field: {
      label: 'Recovery code',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    other: 'Use the App',
  },
} as const

type SecondStepProps = {
  onCode: (code: string) => void
  isPending: boolean
  /** Why the last code was refused. */
  error: string | undefined
  onCancel: () => void
}

/** The second step of logging in, for administrators who turned it on: a code of their app, or a recovery code. */
export function SecondStep({ onCode, isPending, error, onCancel }: SecondStepProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const form = useSchemaForm(SecondStepForm, { code: '' }, 'onSubmit')
  const { setFocus } = form
  // The field that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus, kind])

  function switchKind() {
    form.reset()
    setKind(kind === 'app' ? 'recovery' : 'app')
  }
  return (
    <AuthFrame
      title="One more step"
      tabTitle="Log In"
      lede={kinds[kind].lede}
      drawing={litHouseSvg}
    >
      <AuthForm
        form={form}
        onSubmit={({ code }) => onCode(code)}
        isPending={isPending}
        error={error}
        button="Log In"
      >
        <TextField key={kind} {...kinds[kind].field} {...fieldOf(form, 'code')} />
      </AuthForm>
      <div className="row row-wrap mt-5">
        <Button variant="text" size="small" className="-mx-3" onClick={switchKind}>
          {kinds[kind].other}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          Start Over
        </Button>
      </div>
    </AuthFrame>
  )
}
