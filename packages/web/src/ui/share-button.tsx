import { Share2 } from 'lucide-react'
import { Button, type ButtonLook } from './button.tsx'

type ShareButtonProps = ButtonLook & { url: string }

/** The phone's own share sheet with an invitation; nothing where there is none. */
export function ShareButton({ url, variant = 'text', ...look }: ShareButtonProps) {
  if (!('share' in navigator)) return null
  return (
    <Button variant={variant} {...look} icon={Share2} onClick={() => void share(url)}>
      Share
    </Button>
  )
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Five Good Minutes', text: 'Five minutes with your child', url })
  } catch {
    // Closed without sending, or not allowed: the link stands beside it.
  }
}
