import { createTestApp } from '@fgm/api/test-app'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mia, openFeature } from '../../test/families.ts'
import { renderApp } from '../../test/render-app.tsx'

/** A family that may make activities, on a server with or without an AI provider. */
async function arrive(path: string, env: Record<string, string> = {}) {
  const server = createTestApp(env)
  openFeature(server, 'ai_generation')
  openFeature(server, 'community_sharing')
  const as = await server.register({ name: 'Ana' })
  await as.post('/children', mia)
  return renderApp(path, { server, as })
}

const provider = {
  name: 'north',
  display_name: 'North',
  base_url: 'http://127.0.0.1:1/v1',
  api_key: 'test',
  model: 'north-model',
}

describe('on a server without a provider', () => {
  it.each([
    ['/', 'Make your own'],
    ['/activities', 'Make your own'],
    ['/dashboard', 'Your membership'],
    ['/profile?tab=overview', 'Created'],
    ['/profile?tab=children', 'Only your family sees a child’s name'],
    ['/profile?tab=membership', 'Credits'],
    ['/ai-generator', 'What you write stays on this site.'],
    ['/community?tab=share', 'Make your own'],
  ])('%s says nothing of an AI to a family', async (path, words) => {
    const { queryClient } = await arrive(path)
    await screen.findAllByText(words, { exact: false })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(document.body.textContent).not.toMatch(/\bAI\b/)
  })

  it.each(['/', '/register', '/activities', '/activities/free', '/ai-generator', '/privacy'])(
    '%s says nothing of an AI to a visitor',
    async (path) => {
      const { queryClient } = await renderApp(path)
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      expect(document.body.textContent).not.toMatch(/\bAI\b/)
    },
  )
})

it('says that a wish goes to the AI where there is one', async () => {
  await arrive('/ai-generator', { AI_PROVIDERS: JSON.stringify([provider]) })
  await screen.findByText('Only the age, your choices and this text go to the AI.', {
    exact: false,
  })
})
