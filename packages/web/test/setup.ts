import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A page may not read Set-Cookie, so happy-dom drops it from every answer; but here the server answers, too, and the
// browser of `renderApp` has to keep its cookies.
const PageResponse = globalThis.Response
globalThis.Response = class extends PageResponse {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    for (const cookie of new Headers(init?.headers).getSetCookie())
      this.headers.append('set-cookie', cookie)
  }
}

// The first use of a lazy part compiles it; a busy machine needs more than the second that is the default.
configure({ asyncUtilTimeout: 8000 })

let complaints: unknown[][] = []

// React says what is wrong through console.error: a test during which it speaks has found something.
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words)
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints, 'console.error was called').toEqual([])
})
