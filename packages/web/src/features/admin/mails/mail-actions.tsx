import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { failure } from '../admin-words.ts'

/** A test mail to oneself, and all that wait at once. What came of it stands below in words. */
export function MailActions({ waiting }: { waiting: number }) {
  const meta = { shows_own_error: true }
  const test = trpc.mail.sendTest.useMutation({ meta })
  const retry = trpc.mail.retryWaiting.useMutation({ meta })

  // What one press found goes with the next press.
  function start(action: typeof test | typeof retry) {
    test.reset()
    retry.reset()
    action.mutate()
  }
  return (
    <div className="grid gap-3">
      <div className="row row-wrap">
        <Button size="small" isPending={test.isPending} onClick={() => start(test)}>
          Send a test mail to myself
        </Button>
        {waiting > 0 && (
          <Button size="small" isPending={retry.isPending} onClick={() => start(retry)}>
            Retry all that wait
          </Button>
        )}
      </div>
      <p role="status" className="empty:absolute">
        {test.data?.message ?? retry.data?.message}
      </p>
      <FormError
        error={failure('send the test mail', test.error) ?? failure('retry the mails', retry.error)}
      />
    </div>
  )
}
