import { CopyButton } from './copy-button.tsx'
import { ShareButton } from './share-button.tsx'

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
      <div className="row row-wrap">
        <CopyButton text={code} size="small">
          Copy Code
        </CopyButton>
        <CopyButton text={link} size="small">
          Copy Link
        </CopyButton>
        <ShareButton url={link} size="small" />
      </div>
    </div>
  )
}
