import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import './kept-cookies.ts'

// The first use of a lazy part compiles it; a busy machine needs more than the second that is the default.
configure({ asyncUtilTimeout: 8000 })

let complaints: unknown[][] = []

// React says what is wrong through console.error: a test during which it speaks has found something.
beforeEach(() => {
  complaints = []
  // The server of a test has no port: it says here that it is well, so that a part that compiles slowly is waited for.
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) =>
    call[0] === '/healthz' ? new Response('ok') : fetch(...call),
  )
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
