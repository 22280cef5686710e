import { Check, Copy, Send, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import './sharing.css'

type CopyButtonProps = ButtonLook & { text: string; children: string }

const confirmationTime = 2000

/** Copies a text and says so for two seconds, visibly and to screen readers. A square one shows its icon alone. */
export function CopyButton({ text, children, variant = 'calm', ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'Copying failed' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), confirmationTime)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('Copied')
    } catch {
      // No permission, or a page without https: the text is next to the button and can be selected.
      setOutcome('Copying failed')
    }
  }

  const label = outcome ?? children
  return (
    <>
      <Button
        variant={variant}
        {...look}
        icon={outcome === 'Copied' ? Check : Copy}
        onClick={() => void copy()}
        aria-label={look.isSquare ? label : undefined}
      >
        {look.isSquare ? null : label}
      </Button>
      <span role="status" className="hidden-text">
        {outcome}
      </span>
    </>
  )
}

const canShare = () => 'share' in navigator

type ShareButtonProps = ButtonLook & { url: string }

/** The phone's own share sheet with an invitation; nothing where there is none. */
export function ShareButton({ url, variant = 'text', ...look }: ShareButtonProps) {
  if (!canShare()) return null
  const link = { url, text: 'Five minutes with your child' }
  return (
    <Button variant={variant} {...look} icon={Share2} onClick={() => void share(link)}>
      Share
    </Button>
  )
}

type LinkToSend = { url: string; text?: string }

/** A new link: to send with the phone's own share sheet where there is one, and to copy. */
export function SendOrCopy(link: LinkToSend) {
  return (
    <>
      {canShare() && (
        <Button variant="primary" isBlock icon={Send} onClick={() => void share(link)}>
          Send the Link
        </Button>
      )}
      <CopyButton text={link.url} variant={canShare() ? 'secondary' : 'primary'} isBlock>
        Copy the Link
      </CopyButton>
    </>
  )
}

async function share(link: LinkToSend): Promise<void> {
  try {
    await navigator.share({ title: 'Five Good Minutes', ...link })
  } catch {
    // Closed without sending, or not allowed: the link is next to it.
  }
}

type ReferralCodeProps = {
  code: string
  /** Where something else is more important. */
  isQuiet?: boolean
}

/** A referral code to read out, copy or send. The phone's own share sheet is offered where there is one. */
export function ReferralCode({ code, isQuiet }: ReferralCodeProps) {
  const link = `${window.location.origin}/register?ref=${encodeURIComponent(code)}`
  const look = { variant: isQuiet ? 'text' : 'calm', size: 'small' } as const
  return (
    <div className="row row-wrap">
      <span className="code">{code}</span>
      <div className="row row-wrap code-ways">
        <CopyButton text={code} {...look}>
          Copy Code
        </CopyButton>
        <CopyButton text={link} {...look}>
          Copy Link
        </CopyButton>
        <ShareButton url={link} size="small" />
      </div>
    </div>
  )
}
