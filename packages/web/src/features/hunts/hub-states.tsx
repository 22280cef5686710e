import { CircleCheck, CloudOff, Hourglass, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignInWays } from '../../app/gates/sign-in-ways.tsx'
import { type HuntToPlay, keptHunts } from '../../app/hunts/kept-hunts.ts'
import { unsentOf } from '../../app/hunts/unsent-completions.ts'
import { formatCount } from '../../lib/format.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { TreasureMapDrawing } from '../../ui/drawings/treasure-map.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { HuntTypeStamp, itemWords } from './hunt-type.tsx'

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
      <TreasureMapDrawing />
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

/** What can be played while nobody answers. */
export function PlayableOffline({ family_id }: { family_id: string }) {
  const hunts = keptHunts(family_id)
  const waiting = unsentOf(family_id).length
  if (hunts.length === 0 && waiting === 0) return null
  return (
    <section aria-labelledby="kept">
      <div className="section-head">
        <div>
          <h2 id="kept">On this device</h2>
          <p className="muted small">
            Hunts you opened before play without a network.
            {waiting > 0 && ` ${formatCount(waiting, 'play')} will be saved when it is back.`}
          </p>
        </div>
      </div>
      <ul className="card recent-hunts">
        {hunts.map((hunt) => (
          <KeptHunt key={hunt.id} hunt={hunt} />
        ))}
      </ul>
    </section>
  )
}

function KeptHunt({ hunt }: { hunt: HuntToPlay }) {
  return (
    <li>
      <HuntTypeStamp hunt_type={hunt.hunt_type} />
      <div className="grow">
        <h3>{hunt.hunt_name}</h3>
        <p className="hunt-facts">{itemWords(hunt.items_data.length)}</p>
      </div>
      <ButtonTo
        to={paths.playHunt}
        params={{ hunt_id: hunt.id }}
        size="small"
        icon={Play}
        aria-label={`Play Hunt: ${hunt.hunt_name}`}
      >
        Play Hunt
      </ButtonTo>
    </li>
  )
}
