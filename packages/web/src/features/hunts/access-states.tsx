import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { SignInWays } from '../../session/sign-in-ways.tsx'
import { DeadEndBar } from '../../ui/dead-end-bar.tsx'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import treasureMapSvg from '../../ui/drawings/treasure-map.svg?raw'
import { Spinner } from '../../ui/spinner.tsx'

export function HuntsLoading() {
  return (
    <div className="card empty hub-loading">
      <Spinner />
      <p role="status">Loading your scavenger hunts...</p>
    </div>
  )
}

/** What a visitor is asked; `children` say what for. */
export function SignInPrompt({ children }: { children: ReactNode }) {
  return (
    <div className="card empty">
      <Drawing markup={treasureMapSvg} />
      <h2>Log in to hunt</h2>
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

/** No such hunt, or not of this family. */
export function HuntNotFound() {
  return (
    <div className="card empty">
      <Drawing markup={treasureMapSvg} />
      <h2>Hunt Not Found</h2>
      <p className="muted">The scavenger hunt you're looking for doesn't exist.</p>
      <div className="row">
        <ButtonTo to={paths.hunt} variant="primary" size="small">
          Back to Hunt Hub
        </ButtonTo>
      </div>
      <DeadEndBar />
    </div>
  )
}
