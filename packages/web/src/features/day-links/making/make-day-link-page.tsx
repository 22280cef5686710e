import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { useSession } from '../../../session/session.tsx'
import { SignInAsk } from '../../../session/sign-in-ways.tsx'
import { LoadFailure } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { DayLinkForm } from './day-link-form.tsx'
import { MadeLink } from './made-link.tsx'
import './making.css'

type Made = Outputs['dayLinks']['make']

const route = getRouteApi('/profile/day-link')

/** A parent chooses what grandparents or a sitter may play, and gets a link to send. */
export function MakeDayLinkPage() {
  const session = useSession()
  const isSignedIn = session.state === 'signed_in'
  const asked = { enabled: isSignedIn, throwOnError: false }
  const cards = trpc.activities.cards.useQuery(undefined, asked)
  const hunts = trpc.hunts.list.useQuery(undefined, asked)
  const { activity, hunt } = route.useSearch()
  const [made, setMade] = useState<Made>()
  return (
    <div className="wrap page day-making">
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
        <SignInAsk title="Log in to make a link">
          A few activities for Oma, without an account.
        </SignInAsk>
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
        <>
          <LoadingWords>Loading your activities</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
    </div>
  )
}
