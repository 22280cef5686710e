import { useSearch } from '@tanstack/react-router'
import { errorMessage } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import clockSvg from '../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

/**
 * The page that the link at the foot of a mail opens. Opening it changes nothing, because mail programs prefetch
 * links; one click stops the mails, and another starts them again.
 */
export function UnsubscribePage() {
  const { token } = useSearch({ from: '/unsubscribe' })
  const stop = trpc.mail.unsubscribe.useMutation({ meta: { shows_own_error: true } })
  const start = trpc.mail.resubscribe.useMutation({ meta: { shows_own_error: true } })
  const isStopped = stop.isSuccess
  const error = stop.error ?? start.error
  const said = error ? errorMessage(error) : (stop.data ?? start.data)?.message
  function toggle(token: string) {
    if (isStopped) start.mutate({ token }, { onSuccess: () => stop.reset() })
    else stop.mutate({ token }, { onSuccess: () => start.reset() })
  }
  return (
    <div className="wrap page narrow">
      <div className="card empty">
        <Drawing markup={clockSvg} />
        <PageTitle className="text-h3">
          {isStopped ? 'These emails are stopped' : 'Emails about your place'}
        </PageTitle>
        {token ? (
          <>
            <p role="status">{said ?? explanation}</p>
            <Button
              variant={isStopped ? 'secondary' : 'primary'}
              size="small"
              className="mt-5"
              isPending={stop.isPending || start.isPending}
              onClick={() => toggle(token)}
            >
              {isStopped ? 'Start them again' : 'Stop these emails'}
            </Button>
            <ButtonTo to={paths.profile} hash="mails" variant="text" size="small">
              Choose your emails
            </ButtonTo>
          </>
        ) : (
          <>
            <p>This link is incomplete. You can also choose in your profile.</p>
            <ButtonTo to={paths.profile} hash="mails" variant="primary" size="small">
              Open Your Profile
            </ButtonTo>
          </>
        )}
      </div>
    </div>
  )
}

const explanation =
  'We write when a friend joins with your code, when you move up and when your spot opens. You can stop that here.'
