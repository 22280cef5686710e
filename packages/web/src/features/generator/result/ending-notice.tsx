import { CircleAlert, Hand } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Again, Ending } from '../generation-state.ts'

type EndingNoticeProps = { ending: Ending; onTryAgain: (again: Again) => void }

/** Why there is no new activity. Takes the focus, because the button that was pressed is gone. */
export function EndingNotice({ ending, onTryAgain }: EndingNoticeProps) {
  const { tone, message, again } = ending
  const Icon = tone === 'stopped' ? Hand : CircleAlert
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={takeFocus}
      className={tone === 'stopped' ? 'note honey ending' : 'form-error ending'}
    >
      <Icon className="icon" aria-hidden />
      <span className="grow">
        {message}
        {tone === 'failed' && ' Nothing you entered is lost.'}
      </span>
      {again && (
        <Button size="small" onClick={() => onTryAgain(again)}>
          Try Again
        </Button>
      )}
    </div>
  )
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
