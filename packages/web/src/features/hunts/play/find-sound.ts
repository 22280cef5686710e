import { useState } from 'react'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { chime } from '../../../lib/chime.ts'
import { soundKey } from '../play-storage.ts'
import type { Play } from './play-state.ts'

/** Whether finds play a sound: off, unless it was on the last time on this device. */
export function useFindSoundChoice() {
  const [hasSound, setSound] = useState(() => readStored(soundKey) === 'on')
  function choose(isOn: boolean) {
    setSound(isOn)
    store(soundKey, isOn ? 'on' : null)
  }
  return [hasSound, choose] as const
}

/** A chime and a short vibration for a find, where this play wants them and the device has them. */
export function soundFind({ has_sound }: Play) {
  if (!has_sound) return
  // A phone in silent mode refuses.
  navigator.vibrate?.(60)
  if (!('AudioContext' in window)) return
  // Its own context: the clicked page is gone before the last note ends.
  const context = new AudioContext()
  chime(context, () => void context.close())
}
