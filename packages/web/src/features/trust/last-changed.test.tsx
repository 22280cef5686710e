import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'

it.each(['/privacy', '/terms', '/refunds'])(
  '%s says on which day its text was last changed, a real one that has come',
  async (path) => {
    await renderApp(path)
    const words = await screen.findByText(/^Last changed on/)
    const day = words.querySelector('time')?.dateTime ?? ''
    const today = new Date().toISOString().slice(0, 10)
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    expect(day <= today).toBe(true)
  },
)
