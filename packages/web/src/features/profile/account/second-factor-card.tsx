import { SecondFactorCode } from '@fgm/shared/family/auth'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { CopyButton } from '../../../ui/sharing.tsx'
import { showToast } from '../../../ui/toast.ts'
import { toastResult } from '../../../ui/toast-result.ts'
import { AuthForm, OwnPassword, OwnPasswordField } from '../../auth/auth-form.tsx'
import { QrCode } from '../../families/qr-code.tsx'

type Offer = Outputs['auth']['startSecondFactor']

/** An administrator turns the second step of logging in on, saves the recovery codes, and turns it off. */
export function SecondFactorCard() {
  const state = trpc.auth.secondFactor.useQuery(undefined, { throwOnError: false })
  const [codes, setCodes] = useState<string[]>()
  return (
    <div className="card grid justify-items-start gap-3">
      <h3>Two-step login</h3>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : state.data?.is_on ? (
        <TurnOff codesLeft={state.data.recovery_codes_left} />
      ) : state.data ? (
        <TurnOn onTurnedOn={setCodes} />
      ) : (
        <FormError error={state.error} />
      )}
    </div>
  )
}

/** A button, and once it is clicked the form it opens. */
function Asking({ label, children }: { label: string; children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking) return children
  return (
    <Button size="small" onClick={() => setIsAsking(true)}>
      {label}
    </Button>
  )
}

function TurnOn({ onTurnedOn }: { onTurnedOn: (codes: string[]) => void }) {
  const start = trpc.auth.startSecondFactor.useMutation({ meta: { shows_own_error: true } })
  const form = useSchemaForm(PasswordProof, { password: '' }, 'onSubmit')
  if (start.data) return <FirstCode offer={start.data} onTurnedOn={onTurnedOn} />
  return (
    <>
      <p className="muted small">
        Besides your password, you will need a code from an authenticator app on your phone.
      </p>
      <Asking label="Turn On">
        <AuthForm
          isCalm
          form={form}
          onSubmit={(proof) => start.mutate(proof)}
          isPending={start.isPending}
          error={start.error}
          button="Go On"
        >
          <OwnPasswordField {...fieldOf(form, 'password')} />
        </AuthForm>
      </Asking>
    </>
  )
}

function FirstCode({ offer, onTurnedOn }: { offer: Offer; onTurnedOn: (codes: string[]) => void }) {
  const turnOn = trpc.auth.turnOnSecondFactor.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message, recovery_codes }) => {
      showToast({ message })
      onTurnedOn(recovery_codes)
    },
  })
  const form = useSchemaForm(CodeProof, { code: '' }, 'onSubmit')
  return (
    <>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode
        rows={offer.qr_rows}
        className="max-w-[14rem]"
        label="The key for your authenticator app, as a QR code"
      />
      <p className="small">
        Key: <code>{offer.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CopyButton text={offer.secret} size="small">
        Copy the Key
      </CopyButton>
      <AuthForm
        isCalm
        form={form}
        onSubmit={(values) => turnOn.mutate(values)}
        isPending={turnOn.isPending}
        error={turnOn.error}
        button="Turn On"
      >
        <TextField
          label="Code from the app"
          hint="Six digits. Two-step login turns on with the first correct code."
          autoComplete="one-time-code"
          inputMode="numeric"
          {...fieldOf(form, 'code')}
        />
      </AuthForm>
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
  const turnOff = trpc.auth.turnOffSecondFactor.useMutation(toastResult())
  const form = useSchemaForm(PasswordAndCode, { password: '', code: '' }, 'onSubmit')
  return (
    <>
      <p>Two-step login is on.</p>
      <p className="muted small">
        Recovery codes left: {codesLeft}. For new ones, turn it off and on again.
      </p>
      <Asking label="Turn Off">
        <AuthForm
          isCalm
          form={form}
          onSubmit={(proof) => turnOff.mutate(proof)}
          isPending={turnOff.isPending}
          error={turnOff.error}
          button="Turn Off"
        >
          <OwnPasswordField {...fieldOf(form, 'password')} />
          <TextField
            label="Code"
            hint="From the app, or a recovery code."
            autoComplete="one-time-code"
            {...fieldOf(form, 'code')}
          />
        </AuthForm>
      </Asking>
    </>
  )
}

const PasswordProof = z.object({ password: OwnPassword })

const CodeProof = z.object({ code: SecondFactorCode })

const PasswordAndCode = PasswordProof.extend(CodeProof.shape)
