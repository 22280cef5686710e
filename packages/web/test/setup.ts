import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import './kept-cookies.ts'
import { openApps } from './open-apps.ts'

// The first use of a lazy part compiles it; a busy machine needs more than the default second.
configure({ asyncUtilTimeout: 8000 })

// Waiting for an element queries many times: the page is printed once, when the wait is over.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting() ? briefly(message) : getElementError(message, container),
})

function briefly(message: string | null): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  return error
}

function isWaiting(): boolean {
  const config: object = getConfig()
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  )
}

const { origin } = location

let complaints: unknown[][] = []

// React reports problems through console.error: a test during which it does has found something.
beforeEach(() => {
  complaints = []
  // The server of a test has no port: its health check succeeds here, so that a part that compiles slowly is waited for.
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
  for (const queryClient of openApps) queryClient.clear()
  openApps.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints, 'console.error was called').toEqual([])
  // The files of a worker share one window: where a link has led it to another origin, later links are relative to that.
  expect(location.origin, 'the window went to another origin').toBe(origin)
})
