/** What is to happen in the town, and when. */
export type Agenda = {
  /** The moment it is in the town right now. */
  now: () => Date
  /** Notes something down. A moment that is over already means at once. */
  at: (moment: Date, happening: () => void | Promise<void>) => void
  /** Lets everything happen in the order of time; happenings may note down further ones. */
  run: () => Promise<void>
}

/** An agenda whose clock starts at `start` and jumps from one happening to the next. */
export function createAgenda(start: Date): Agenda {
  let time = start.getTime()
  const notes: { time: number; happening: () => void | Promise<void> }[] = []
  return {
    now: () => new Date(time),
    at: (moment, happening) => {
      const note = { time: Math.max(moment.getTime(), time), happening }
      // Behind everything that is due before or at the same time, so the list stays in order.
      const place = notes.findLastIndex((other) => other.time <= note.time) + 1
      notes.splice(place, 0, note)
    },
    run: async () => {
      for (let note = notes.shift(); note; note = notes.shift()) {
        time = note.time
        await note.happening()
      }
    },
  }
}
