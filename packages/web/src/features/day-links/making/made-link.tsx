import { Clock, Mail } from 'lucide-react'
import { formatSoon } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { SendOrCopy } from '../../../ui/sharing.tsx'
import { QrCode } from '../../families/qr-code.tsx'

type Made = Outputs['dayLinks']['make']
type MadeLinkProps = { made: Made; onAnother: () => void }

/** The link, to send or to copy. It is told only here. */
export function MadeLink({ made, onAnother }: MadeLinkProps) {
  const { url, qr_rows, for_name, titles, expires_at } = made
  return (
    <section className="card day-made" aria-labelledby="made">
      <h2 id="made">{for_name ? `The link for ${for_name}` : 'Your link'}</h2>
      <p>{titles.join(', ')}</p>
      <p className="note honey">
        <Clock className="icon" aria-hidden />
        <span>Send or copy it now: we can show this link only once.</span>
      </p>
      <SendOrCopy url={url} text={words} />
      <LinkButton href={mailTo(url)} isBlock icon={Mail}>
        Write an Email
      </LinkButton>
      <code className="day-made-url">{url.replace(/^https?:\/\//, '')}</code>
      <figure className="day-made-code">
        <QrCode rows={qr_rows} label="QR code that opens the link" />
        <figcaption>Is their tablet next to you? Point its camera at this.</figcaption>
      </figure>
      <p className="small muted">
        Open until {formatSoon(expires_at)}. You can close it any time in your profile.
      </p>
      <div className="row row-wrap">
        <ButtonTo to={paths.profile} search={{ tab: 'children' }} size="small">
          See All Links
        </ButtonTo>
        <Button variant="text" size="small" onClick={onAnother}>
          Make Another
        </Button>
      </div>
    </section>
  )
}

const words = 'Something to play together'

/** The parent's own mail, from their own address: we write to nobody who has not asked us. */
const mailTo = (url: string) =>
  `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(url)}`
