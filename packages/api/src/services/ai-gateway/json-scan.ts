/** How deep a response may be nested: an activity has two levels, and models wrap it once or twice. */
export const deepestNesting = 10

type Expected = 'key' | 'key or end' | 'colon' | 'value' | 'value or end' | 'comma'

const blank = /\s/
const scalar = /[-+.\w]/

/**
 * Scans one JSON object character by character, each once, while more of the text arrives. It knows only
 * brackets and strings; `JSON.parse` decides whether the result is JSON. An object that is nested
 * deeper than `deepest_nesting` counts as broken.
 */
export class JsonScan {
  readonly #begin: number
  #at: number
  #closers: string[] = []
  #expected: Expected = 'value'
  #isInText = false
  #isEscaped = false
  #isInScalar = false
  #state: 'open' | 'whole' | 'broken' = 'open'
  #known: { end: number; closers: string } | null = null

  /** `begin` is the index of a `{`. */
  constructor(begin: number) {
    this.#begin = begin
    this.#at = begin
  }

  get state() {
    return this.#state
  }

  /** The index after the last character that was read. */
  get at() {
    return this.#at
  }

  /** Reads on to the end of `text` or of the object. The text must begin as in the calls before. */
  read(text: string) {
    for (; this.#state === 'open' && this.#at < text.length; this.#at += 1) {
      const sign = text[this.#at] as string
      if (this.#isInText) this.#readText(sign)
      else this.#readSign(sign)
    }
  }

  /** The part of `text` whose values are complete, with its brackets closed; null before the first. */
  closedPart(text: string): string | null {
    if (this.#state === 'broken' || !this.#known) return null
    return text.slice(this.#begin, this.#known.end) + this.#known.closers
  }

  #readText(sign: string) {
    if (this.#isEscaped) this.#isEscaped = false
    else if (sign === '\\') this.#isEscaped = true
    else if (sign === '"') {
      this.#isInText = false
      if (this.#expected === 'comma') this.#noteWhole()
    }
  }

  #readSign(sign: string) {
    if (this.#isInScalar && scalar.test(sign)) return
    this.#isInScalar = false
    if (blank.test(sign)) return
    if (sign === '"') this.#beginText()
    else if (sign === '{' || sign === '[') this.#open(sign)
    else if (sign === '}' || sign === ']') this.#close(sign)
    else if (sign === ':') this.#expect(this.#expected === 'colon', 'value')
    else if (sign === ',')
      this.#expect(this.#expected === 'comma', this.#closers.at(-1) === '}' ? 'key' : 'value')
    else {
      this.#isInScalar = true
      this.#expect(scalar.test(sign) && this.#takesValue() && this.#isInside(), 'comma')
    }
  }

  #expect(isRight: boolean, next: Expected) {
    if (isRight) this.#expected = next
    else this.#state = 'broken'
  }

  #isInside = () => this.#closers.length > 0
  #takesValue = () => this.#expected === 'value' || this.#expected === 'value or end'

  #beginText() {
    this.#isInText = true
    const isKey = this.#expected === 'key' || this.#expected === 'key or end'
    this.#expect(this.#isInside() && (isKey || this.#takesValue()), isKey ? 'colon' : 'comma')
  }

  #open(sign: '{' | '[') {
    const isRight = this.#takesValue() && this.#closers.length < deepestNesting
    this.#expect(isRight, sign === '{' ? 'key or end' : 'value or end')
    this.#closers.push(sign === '{' ? '}' : ']')
  }

  #close(sign: '}' | ']') {
    const isRight = ['comma', 'key or end', 'value or end'].includes(this.#expected)
    this.#expect(isRight && this.#closers.pop() === sign, 'comma')
    if (this.#state === 'broken') return
    this.#noteWhole()
    if (!this.#isInside()) this.#state = 'whole'
  }

  #noteWhole() {
    this.#known = { end: this.#at + 1, closers: this.#closers.toReversed().join('') }
  }
}
