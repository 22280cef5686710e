import { createTestApp } from '@fgm/api/test-app'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../test/acts.ts'
import { Providers } from '../../app/providers.tsx'
import { createQueryClient } from '../../app/query-client.ts'
import { createNetwork } from '../../lib/network.ts'
import { createClient, createCsrfToken } from '../../lib/trpc-client.ts'
import { useFeatureFlags } from './use-feature-flags.ts'

/** A page behind a feature, on the real server, which can be disconnected. */
function openGate(line: { isCut: boolean }, mode: 'on' | 'auto') {
  const server = createTestApp()
  server.connection
    .prepare(
      "insert into settings (name, value, updated_at) values ('premium_library_mode', ?, '')",
    )
    .run(JSON.stringify(mode))
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (line.isCut) return new Response('{"error":{}}', { status: 400 })
    const { pathname, search } = new URL(String(input), 'http://localhost')
    return server.app.request(`${pathname}${search}`, init)
  }
  const csrfToken = createCsrfToken(fetch)
  const network = createNetwork(fetch)
  const queryClient = createQueryClient({ csrfToken, network, goToLogin: () => {} })
  render(
    <Providers
      network={network}
      queryClient={queryClient}
      trpcClient={createClient(csrfToken, fetch)}
    >
      <Gate />
    </Providers>,
  )
  return queryClient
}

function Gate() {
  const { isOpen, isPending, error, refetch, flags } = useFeatureFlags()
  return (
    <>
      <p>{isOpen('premium_library') ? 'open' : 'closed'}</p>
      <p>{isPending ? 'asking' : error ? 'failed' : 'known'}</p>
      <p>{flags ? 'figures' : 'no figures'}</p>
      <button type="button" onClick={() => void refetch()}>
        Try Again
      </button>
    </>
  )
}

describe('the feature flags', () => {
  it('are closed until the server has opened them', async () => {
    openGate({ isCut: false }, 'on')
    expect(screen.getByText('closed')).toBeTruthy()
    expect(screen.getByText('asking')).toBeTruthy()
    expect(await screen.findByText('open')).toBeTruthy()
  })

  it('stay closed below the threshold', async () => {
    openGate({ isCut: false }, 'auto')
    await screen.findByText('known')
    expect(screen.getByText('closed')).toBeTruthy()
  })

  it('close when they can no longer be requested, and open with a retry', async () => {
    const line = { isCut: false }
    const queryClient = openGate(line, 'on')
    await screen.findByText('open')
    line.isCut = true
    await queryClient.invalidateQueries()
    await screen.findByText('failed')
    expect(screen.getByText('closed')).toBeTruthy()
    expect(screen.getByText('no figures')).toBeTruthy()
    line.isCut = false
    await press('Try Again')
    await screen.findByText('open')
  })
})
