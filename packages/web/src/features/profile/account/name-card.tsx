import { ChangeName } from '@fgm/shared/family/auth'
import { Link, useLocation } from '@tanstack/react-router'
import { fieldOf, useSchemaForm } from '../../../lib/form-resolver.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { TextField } from '../../../ui/fields.tsx'
import { toastResult } from '../../../ui/toast-result.ts'
import { AuthForm, showFormError } from '../../auth/auth-form.tsx'
import { SectionHeading } from '../section-heading.tsx'

type NameCardProps = { name: string; email: string }

/** What the parent is called, to be changed here, and the address that logs in; open where a link led here. */
export function NameCard({ name, email }: NameCardProps) {
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
