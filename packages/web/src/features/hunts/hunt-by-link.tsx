import { type ReactNode, useState } from 'react'
import { useFocusOnPart } from '../../lib/use-focus-on-navigation.ts'
import './hub/hunts.css'
import './play/play.css'
import './play/play-screens.css'
import { AllFound } from './play/play-end.tsx'
import { PlayIntro } from './play/play-intro.tsx'
import { isPlaying, partOf } from './play/play-state.ts'
import { PlayView } from './play/play-view.tsx'
import { usePlay } from './play/use-play.ts'
import type { HuntToPlay } from './play-storage.ts'

type HuntByLinkProps = {
  hunt: HuntToPlay
  /** Identifies the play in this browser: two links with the same hunt are two plays. */
  player: string
  onLeave: () => void
  /** Shown below the high five; `forget` lets the next play start over. */
  end: (forget: () => void) => ReactNode
}

/** A hunt for someone with a link and without an account. */
export function HuntByLink({ hunt: loaded, player, onLeave, end }: HuntByLinkProps) {
  // A hunt does not change while it is played.
  const [hunt] = useState(loaded)
  const control = usePlay(player, hunt)
  const { play } = control
  useFocusOnPart(partOf(play))
  if (!play) return <PlayIntro hunt={hunt} onBegin={control.begin} onLeave={onLeave} />
  if (isPlaying(play))
    return <PlayView hunt={hunt} play={play} control={control} onLeave={onLeave} />
  return (
    <AllFound hunt={hunt} play={play}>
      <div className="end-form">{end(control.clear)}</div>
    </AllFound>
  )
}
