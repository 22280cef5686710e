export type Timeline = ReturnType<typeof createTimeline>
type Event = () => void | Promise<void>

/** The events of the demo data: a clock that begins at `start` and jumps from one event to the next. */
export function createTimeline(start: Date) {
  let time = start.getTime()
  const notes: { time: number; event: Event }[] = []
  return {
    now: () => new Date(time),
    /** Schedules an event. A time in the past means at once. */
    at(moment: Date, event: Event) {
      const note = { time: Math.max(moment.getTime(), time), event }
      // After everything that is due before or at the same time, so the list stays in order.
      const place = notes.findLastIndex((other) => other.time <= note.time) + 1
      notes.splice(place, 0, note)
    },
    /** Runs all events in order of time; events may schedule further ones. */
    async run() {
      for (let note = notes.shift(); note; note = notes.shift()) {
        time = note.time
        await note.event()
      }
    },
  }
}
