import { CircleCheck, CloudOff, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignInWays } from '../../../session/sign-in-ways.tsx'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../../ui/drawings/treasure-map.svg?raw'
import { Spinner } from '../../../ui/spinner.tsx'

export function HubLoading() {
  return (
    <div className="card empty hub-loading">
      <Spinner />
      <p role="status">Loading your scavenger hunts...</p>
    </div>
  )
}

/** What a visitor is asked; `children` say what for. */
export function SignInAsk({ children }: { children: ReactNode }) {
  return (
    <div className="card empty">
      <Drawing markup={treasureMapSvg} />
      <h2>Sign in to hunt</h2>
      <p className="muted">{children}</p>
      <div className="row">
        <SignInWays />
      </div>
    </div>
  )
}

/** For families whose spot is not open yet: what is theirs already. */
export function WaitingNote() {
  return (
    <p className="note honey">
      <Hourglass className="icon" aria-hidden />
      <span>
        <b>Your own hunts open with your spot.</b> Until then our ready hunts are yours to play, as
        often as you like, and you can draw one house.
      </span>
    </p>
  )
}

/** The flag that a play leaves in the address: it is saved, or it waits here for the network. */
export function PlayedNote({ flag }: { flag: string | undefined }) {
  if (!flag) return null
  const isWaiting = flag === 'waiting'
  const Icon = isWaiting ? CloudOff : CircleCheck
  return (
    <p className="note" role="status">
      <Icon className="icon" aria-hidden />
      <span>
        {isWaiting ? (
          <>
            <b>Your play is kept on this device.</b> It is saved by itself when the network is back.
          </>
        ) : (
          <>
            <b>Saved. That was a good hunt!</b> The next one can wait until you both like.
          </>
        )}
      </span>
    </p>
  )
}
