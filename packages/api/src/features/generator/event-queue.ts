/**
 * Hands events from work that goes on by itself to somebody who reads them one by one. What is pushed
 * while nobody reads waits; a failure reaches the reader after the events before it.
 */
export class EventQueue<Event> implements AsyncIterable<Event> {
  #waiting: Event[] = []
  #failure: { cause: unknown } | null = null
  #is_over = false
  #wake: () => void = () => {}

  push(event: Event) {
    this.#waiting.push(event)
    this.#wake()
  }

  fail(cause: unknown) {
    this.#failure = { cause }
    this.#wake()
  }

  end() {
    this.#is_over = true
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Event> {
    for (;;) {
      while (this.#waiting.length > 0) yield this.#waiting.shift() as Event
      if (this.#failure) throw this.#failure.cause
      if (this.#is_over) return
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }
}
