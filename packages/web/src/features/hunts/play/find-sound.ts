import { useState } from 'react'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { chime } from '../../../lib/chime.ts'
import { soundKey } from '../play-storage.ts'
import type { Play } from './play-state.ts'

/** Whether finds are heard: off, unless this device had it on the last time. */
export function useFindSoundChoice() {
  const [hasSound, setSound] = useState(() => readStored(soundKey) === 'on')
  function choose(isOn: boolean) {
    setSound(isOn)
    store(soundKey, isOn ? 'on' : null)
  }
  return [hasSound, choose] as const
}

/** A chime and a short buzz for a find, where this play wants them and the device has them. */
export function soundFind({ has_sound }: Play) {
  if (!has_sound) return
  // A phone that is set to be still refuses by itself.
  navigator.vibrate?.(60)
  if (!('AudioContext' in window)) return
  // Its own: the page that was pressed is gone before the last note is.
  const context = new AudioContext()
  chime(context, () => void context.close())
}
