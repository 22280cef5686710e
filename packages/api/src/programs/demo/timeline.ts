/** What is to happen in the demo data, and when. */
export type Timeline = {
  now: () => Date
  /** Notes something down. A moment that is over already means at once. */
  at: (moment: Date, event: () => void | Promise<void>) => void
  /** Lets everything happen in the order of time; events may note down further ones. */
  run: () => Promise<void>
}

/** An timeline whose clock starts at `start` and jumps from one event to the next. */
export function createTimeline(start: Date): Timeline {
  let time = start.getTime()
  const notes: { time: number; event: () => void | Promise<void> }[] = []
  return {
    now: () => new Date(time),
    at: (moment, event) => {
      const note = { time: Math.max(moment.getTime(), time), event }
      // Behind everything that is due before or at the same time, so the list stays in order.
      const place = notes.findLastIndex((other) => other.time <= note.time) + 1
      notes.splice(place, 0, note)
    },
    run: async () => {
      for (let note = notes.shift(); note; note = notes.shift()) {
        time = note.time
        await note.event()
      }
    },
  }
}
