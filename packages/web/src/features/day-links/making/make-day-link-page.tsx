import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft, Clock, Mail } from 'lucide-react'
import { useState } from 'react'
import { formatSoon } from '../../../lib/format-time.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { SignInPrompt } from '../../../session/sign-in-ways.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SendOrCopy } from '../../../ui/sharing.tsx'
import { LoadingBar } from '../../../ui/skeleton.tsx'
import { QrCode } from '../../families/qr-code.tsx'
import { DayLinkForm } from './day-link-form.tsx'
import './making.css'

type Made = Outputs['dayLinks']['make']

const route = getRouteApi('/profile/day-link')

/** A parent chooses what grandparents or a sitter may play, and gets a link to send. */
export function MakeDayLinkPage() {
  const session = useSession()
  const isSignedIn = session.state === 'signed_in'
  const options = { enabled: isSignedIn, throwOnError: false }
  const cards = trpc.activities.cards.useQuery(undefined, options)
  const hunts = trpc.hunts.list.useQuery(undefined, options)
  const { activity, hunt } = route.useSearch()
  const [made, setMade] = useState<Made>()
  return (
    <div className="wrap page day-making grid content-start gap-5 desk:-mt-4">
      <ButtonTo
        to={paths.profile}
        search={{ tab: 'children' }}
        variant="text"
        size="small"
        icon={ArrowLeft}
        className="-ms-3.5 -mb-3 justify-self-start"
      >
        Back to the profile
      </ButtonTo>
      <PageTitle>For grandparents</PageTitle>
      {made ? (
        <MadeLink made={made} onAnother={() => setMade(undefined)} />
      ) : session.state === 'signed_out' ? (
        <SignInPrompt title="Log in to make a link">
          A few activities for Oma, without an account.
        </SignInPrompt>
      ) : cards.data && hunts.data ? (
        <DayLinkForm
          activities={cards.data}
          hunts={hunts.data.hunts}
          first={{ activity, hunt }}
          onMade={setMade}
        />
      ) : cards.isError || hunts.isError ? (
        <LoadFailure
          title="Your activities could not be loaded"
          query={cards.isError ? cards : hunts}
        >
          Nothing is lost.
        </LoadFailure>
      ) : (
        <LoadingBar>Loading your activities</LoadingBar>
      )}
    </div>
  )
}

type MadeLinkProps = { made: Made; onAnother: () => void }

/** The link, to send or to copy. It is shown only here. */
function MadeLink({ made, onAnother }: MadeLinkProps) {
  const { url, qr_rows, for_name, titles, expires_at } = made
  return (
    <section className="card grid min-w-0 gap-4 desk:p-8" aria-labelledby="made">
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
      <code className="rounded-control bg-sunk px-4 py-3 text-center wrap-anywhere">
        {url.replace(/^https?:\/\//, '')}
      </code>
      <figure className="grid justify-items-center gap-3 desk:col-start-2 desk:row-span-9 desk:row-start-1 desk:content-center">
        <QrCode rows={qr_rows} label="QR code that opens the link" className="max-w-[13rem]" />
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

/** A mail of the parent, from their own address: we write to no one who has not options us. */
const mailTo = (url: string) =>
  `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(url)}`
