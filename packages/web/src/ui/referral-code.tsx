import { Share2 } from 'lucide-react'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'

type ReferralCodeProps = {
  code: string
  /** The address that brings a friend here with the code filled in. */
  link: string
}

/** A referral code to read out, copy or send. The phone's own share sheet is offered where there is one. */
export function ReferralCode({ code, link }: ReferralCodeProps) {
  return (
    <div className="row row-wrap">
      <span className="code">{code}</span>
      <CopyButton text={code} size="small">
        Copy Code
      </CopyButton>
      <CopyButton text={link} size="small">
        Copy Link
      </CopyButton>
      {'share' in navigator && (
        <Button variant="text" size="small" icon={Share2} onClick={() => void share(link)}>
          Share
        </Button>
      )}
    </div>
  )
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Five Good Minutes', text: 'Five minutes with your child', url })
  } catch {
    // Closed without sending, or not allowed: code and link stand beside it.
  }
}
