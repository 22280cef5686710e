import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../test/acts.ts'
import { anaWith, mia } from '../../test/families.ts'
import { renderApp } from '../../test/render-app.tsx'

async function openAnaAndLoseSession() {
  const family = await anaWith([mia])
  const page = await renderApp('/profile?tab=children', family)
  await screen.findByRole('heading', { name: 'Children' })
  page.visitor.cookies.clear()
  return page
}

describe('a session that is over', () => {
  it('is noticed at the next refused query, and shown with a link to the login', async () => {
    const { queryClient, router } = await openAnaAndLoseSession()
    await act(() =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes('status'),
      }),
    )
    expect(await screen.findByText('Please log in again.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Children' })).toBeNull())
    await screen.findByRole('navigation', { name: 'Account' })
    if (router.state.location.pathname !== '/login') await press('Log In')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})
