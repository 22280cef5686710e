/** Plays two soft, rising notes. `onEnd` is called when they are over. */
export function chime(context: AudioContext, onEnd?: () => void) {
  let last: OscillatorNode | undefined
  for (const [frequency, after] of [
    [523, 0],
    [784, 0.16],
  ] as const) {
    const start = context.currentTime + after
    const note = context.createOscillator()
    const volume = context.createGain()
    note.frequency.value = frequency
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.18, start + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6)
    note.connect(volume).connect(context.destination)
    note.start(start)
    note.stop(start + 0.65)
    last = note
  }
  if (onEnd) last?.addEventListener('ended', onEnd)
}
