import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showToast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

it('loads with the first toast and shows earlier toasts', async () => {
  render(<ToastHost />)
  expect(document.querySelector('section')).toBeNull()
  act(() => showToast({ message: 'Saved' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
})

it('shows the reference of a server failure, so that it can be copied whole', async () => {
  render(<ToastHost />)
  act(() => showToast({ message: 'That was us', tone: 'error', reference: 'trace-42' }))
  const reference = await screen.findByText('trace-42')
  expect(reference.className).toContain('select-all')
  expect(reference.parentElement?.textContent).toBe('That was usReference: trace-42')
})
