import { Check, CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { Button } from './button.tsx'
import { type Toast, waitingToasts } from './toast.ts'
import '../styles/input.css'

const duration = 3000
const durationWithReference = 20_000
// Above whatever is at the bottom of a phone, and over the head of a sheet (`overlays.css`).
const bottom = 'var(--toast-bottom)'

/** The lazy half of the toasts: sonner's timing, stacking and live region around our own card. */
export function Toaster({ waiting }: { waiting: readonly Toast[] }) {
  // Sonner subscribes only once it is mounted, so the host passes the waiting toasts from an effect.
  useEffect(() => {
    if (waiting.length > 0) for (const toast of waitingToasts.take()) present(toast)
  }, [waiting])
  return (
    <SonnerToaster
      className="toaster"
      position="bottom-left"
      offset={{ bottom, left: 'var(--toast-left)' }}
      mobileOffset={{ bottom, left: 16, right: 16 }}
      visibleToasts={2}
    />
  )
}

function present(toast: Toast): void {
  sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
    id: toast.message,
    duration: toast.reference ? durationWithReference : duration,
  })
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { message, tone, action, reference } = toast
  const Icon = tone === 'error' ? CircleAlert : Check
  return (
    <div className="toast">
      <Icon className="icon" aria-hidden />
      {reference ? (
        <span>
          {message}
          <br />
          Reference: <span className="select-all break-all">{reference}</span>
        </span>
      ) : (
        message
      )}
      {action && (
        <Button
          variant="plain"
          size="small"
          onClick={() => {
            action.onPress()
            onClose()
          }}
        >
          {action.label}
        </Button>
      )}
    </div>
  )
}
