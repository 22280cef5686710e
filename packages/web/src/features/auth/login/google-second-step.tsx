import type { GoogleSignIn } from '../use-google-sign-in.ts'
import { SecondStep } from './second-step.tsx'

/** The second step after Google, on either page that has its button. */
export function GoogleSecondStep({ google }: { google: GoogleSignIn }) {
  return (
    <SecondStep
      onCode={google.giveCode}
      isPending={google.isPending}
      error={google.failure}
      onCancel={google.cancel}
    />
  )
}
