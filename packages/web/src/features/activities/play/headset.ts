import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { chime } from '../../../lib/chime.ts'

type Headset = { title: string; artist: string; onNext: () => void; onBack: () => void }

/**
 * The chime, and the media buttons of a headset or a locked screen: a browser gives them to a page that plays
 * something, so `audio` plays silence. What a browser does not support is skipped.
 * @returns a function that plays the chime.
 */
export function useHeadset(audio: RefObject<HTMLAudioElement | null>, headset: Headset) {
  const latest = useRef(headset)
  latest.current = headset
  const { title, artist } = headset
  useEffect(() => {
    const player = audio.current
    if (!player) return
    const silence = URL.createObjectURL(silentRecording())
    player.src = silence
    void player.play()?.catch(() => {})
    return () => {
      player.pause()
      URL.revokeObjectURL(silence)
    }
  }, [audio])
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session) return
    // The single button of most headsets sends 'play' or 'pause'.
    const next = () => latest.current.onNext()
    const back = () => latest.current.onBack()
    const nexts = ['play', 'pause', 'nexttrack'] as const
    for (const action of nexts) listen(session, action, next)
    listen(session, 'previoustrack', back)
    return () => {
      for (const action of [...nexts, 'previoustrack'] as const) listen(session, action, null)
      session.metadata = null
    }
  }, [])
  useEffect(() => {
    if (navigator.mediaSession && 'MediaMetadata' in window)
      navigator.mediaSession.metadata = new MediaMetadata({ title, artist })
  }, [title, artist])

  const sound = useRef<AudioContext>(null)
  useEffect(() => () => void sound.current?.close().catch(() => {}), [])
  return useCallback(() => {
    if (!('AudioContext' in window)) return
    sound.current ??= new AudioContext()
    chime(sound.current)
  }, [])
}

function listen(session: MediaSession, action: MediaSessionAction, handle: (() => void) | null) {
  try {
    session.setActionHandler(action, handle)
  } catch {
    // This browser does not support the action.
  }
}

const samplesASecond = 8000
/** Browsers do not treat a shorter recording as media, so it gets no buttons. */
const seconds = 6

/** A WAV file: 8 bits, one channel, where 128 is silence. */
function silentRecording(): Blob {
  const length = samplesASecond * seconds
  const header = new DataView(new ArrayBuffer(44))
  const bytes = new Uint8Array(header.buffer)
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at)
  text(0, 'RIFF')
  header.setUint32(4, 36 + length, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, samplesASecond, true)
  header.setUint32(28, samplesASecond, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  text(36, 'data')
  header.setUint32(40, length, true)
  return new Blob([header, new Uint8Array(length).fill(128)], { type: 'audio/wav' })
}
