import { createTestApp } from '@fgm/api/test-app'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'

describe('the page of help', () => {
  it('is for everyone: no number before another, then those of the country', async () => {
    await renderApp('/help', { server: createTestApp() })
    await screen.findByRole('heading', { name: 'Help in hard moments' })
    const calls = await screen.findAllByRole('link', { name: /^Call / })
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      ...['Call 112', 'Call 911', 'Call 999', 'Call 000'],
    ])
    fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: 'GB' } })
    expect(await screen.findByText('Samaritans')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Call Emergency number/ }).textContent).toBe(
      'Call 999',
    )
    expect(screen.getByRole('link', { name: 'Help in hard moments' })).toBeTruthy()
  })

  it('can be asked again where the numbers did not come', async () => {
    await renderApp('/help', { server: createTestApp(), failing: 'distress.help' })
    expect(await screen.findByText('The numbers could not be loaded')).toBeTruthy()
  })
})
