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
 * Where the link at the foot of a mail leads. Opening it changes nothing, because mail programs open links ahead of
 * people; one press does, and one more takes it back.
 */
export function UnsubscribePage() {
  const { token } = useSearch({ from: '/unsubscribe' })
  const choice = useMailChoiceByLink()
  return (
    <div className="wrap page narrow">
      <div className="card empty">
        <Drawing markup={clockSvg} />
        <PageTitle className="text-h3">
          {choice.isStopped ? 'They stop' : 'Mails about your place'}
        </PageTitle>
        {token ? (
          <>
            <p role="status">{choice.answer ?? explanation}</p>
            <Button
              variant={choice.isStopped ? 'secondary' : 'primary'}
              size="small"
              isPending={choice.isPending}
              onClick={() => choice.press(token)}
            >
              {choice.isStopped ? 'Start them again' : 'Stop these mails'}
            </Button>
            <ButtonTo to={paths.profile} hash="mails" variant="text" size="small">
              All mails you can choose
            </ButtonTo>
          </>
        ) : (
          <>
            <p>This link is not whole. You can choose in your profile as well.</p>
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

function useMailChoiceByLink() {
  const stop = trpc.mail.unsubscribe.useMutation({ meta: { shows_own_error: true } })
  const start = trpc.mail.resubscribe.useMutation({ meta: { shows_own_error: true } })
  const isStopped = stop.isSuccess
  const error = stop.error ?? start.error
  return {
    isStopped,
    isPending: stop.isPending || start.isPending,
    answer: error ? errorMessage(error) : (stop.data ?? start.data)?.message,
    press(token: string) {
      if (isStopped) start.mutate({ token }, { onSuccess: () => stop.reset() })
      else stop.mutate({ token }, { onSuccess: () => start.reset() })
    },
  }
}
