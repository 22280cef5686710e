import { SecondFactorCode } from '@fgm/shared/family/auth'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { errorMessage } from '../../../lib/errors.ts'
import { zodResolver } from '../../../lib/form-resolver.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Form } from '../../../ui/form.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'

type Offer = Outputs['auth']['startSecondFactor']

/** An administrator turns the second step of signing in on, keeps the recovery codes, and turns it off. */
export function SecondFactorCard() {
  const state = trpc.auth.secondFactor.useQuery(undefined, { throwOnError: false })
  const [codes, setCodes] = useState<string[]>()
  return (
    <div className="card profile-part">
      <h3>Two-step sign-in</h3>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : state.data?.is_on ? (
        <TurnOff codesLeft={state.data.recovery_codes_left} />
      ) : state.data ? (
        <TurnOn onTurnedOn={setCodes} />
      ) : (
        <FormError error={state.error ? errorMessage(state.error) : undefined} />
      )}
    </div>
  )
}

function TurnOn({ onTurnedOn }: { onTurnedOn: (codes: string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const start = trpc.auth.startSecondFactor.useMutation({ meta: { shows_own_error: true } })
  const form = useForm({
    resolver: zodResolver(PasswordProof),
    mode: 'onSubmit',
    defaultValues: { password: '' },
  })
  if (start.data) return <FirstCode offer={start.data} onTurnedOn={onTurnedOn} />
  return (
    <>
      <p className="muted small">
        Besides your password, you will need a code from an authenticator app on your phone.
      </p>
      {isAsking ? (
        <Form
          form={form}
          onSubmit={(proof) => start.mutate(proof)}
          isPending={start.isPending}
          error={start.error ? errorMessage(start.error) : undefined}
        >
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" variant="calm" isPending={start.isPending}>
            Go On
          </Button>
        </Form>
      ) : (
        <Button size="small" onClick={() => setIsAsking(true)}>
          Turn On
        </Button>
      )}
    </>
  )
}

type FirstCodeProps = { offer: Offer; onTurnedOn: (codes: string[]) => void }

function FirstCode({ offer, onTurnedOn }: FirstCodeProps) {
  const turnOn = trpc.auth.turnOnSecondFactor.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message, recovery_codes }) => {
      showToast({ message })
      onTurnedOn(recovery_codes)
    },
  })
  const form = useForm({
    resolver: zodResolver(CodeProof),
    mode: 'onSubmit',
    defaultValues: { code: '' },
  })
  return (
    <>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode rows={offer.qr_rows} label="The key for your authenticator app, as a QR code" />
      <p className="small">
        Key: <code>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CopyButton text={offer.secret} size="small">
        Copy the Key
      </CopyButton>
      <Form
        form={form}
        onSubmit={(values) => turnOn.mutate(values)}
        isPending={turnOn.isPending}
        error={turnOn.error ? errorMessage(turnOn.error) : undefined}
      >
        <TextField
          label="Code from the app"
          hint="Six digits. Two-step sign-in turns on with the first correct code."
          autoComplete="one-time-code"
          inputMode="numeric"
          error={form.formState.errors.code?.message}
          {...form.register('code')}
        />
        <Button type="submit" variant="calm" isPending={turnOn.isPending}>
          Turn On
        </Button>
      </Form>
    </>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <>
      <p role="status">
        Keep these codes where you can find them without your phone. Each one logs you in once, and
        we show them only now.
      </p>
      <ul className="small">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row row-wrap">
        <CopyButton text={codes.join('\n')} size="small">
          Copy the Codes
        </CopyButton>
        <Button size="small" onClick={onKept}>
          I Saved Them
        </Button>
      </div>
    </>
  )
}

function TurnOff({ codesLeft }: { codesLeft: number }) {
  const [isAsking, setIsAsking] = useState(false)
  const turnOff = trpc.auth.turnOffSecondFactor.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
  const form = useForm({
    resolver: zodResolver(PasswordAndCode),
    mode: 'onSubmit',
    defaultValues: { password: '', code: '' },
  })
  const { errors } = form.formState
  return (
    <>
      <p>Two-step sign-in is on.</p>
      <p className="muted small">
        Recovery codes left: {codesLeft}. For new ones, turn it off and on again.
      </p>
      {isAsking ? (
        <Form
          form={form}
          onSubmit={(proof) => turnOff.mutate(proof)}
          isPending={turnOff.isPending}
          error={turnOff.error ? errorMessage(turnOff.error) : undefined}
        >
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password')}
          />
          <TextField
            label="Code"
            hint="From the app, or a recovery code."
            autoComplete="one-time-code"
            error={errors.code?.message}
            {...form.register('code')}
          />
          <Button type="submit" variant="calm" isPending={turnOff.isPending}>
            Turn Off
          </Button>
        </Form>
      ) : (
        <Button size="small" onClick={() => setIsAsking(true)}>
          Turn Off
        </Button>
      )}
    </>
  )
}

/** Who turns the second step of signing in on. */
const PasswordProof = z.object({
  password: z.string().min(1, 'Please enter your password.'),
})

/** The first code of the app. */
const CodeProof = z.object({ code: SecondFactorCode })

/** Who turns it off. */
const PasswordAndCode = PasswordProof.extend(CodeProof.shape)

type QrCodeProps = { rows: string[]; label: string }

/** A QR code of rows of 1 and 0, dark on white in both themes: many phones read it in no other way. */
function QrCode({ rows, label }: QrCodeProps) {
  const dark = rows
    .flatMap((row, y) => [...row].map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-[14rem]"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={dark} fill="black" />
    </svg>
  )
}
