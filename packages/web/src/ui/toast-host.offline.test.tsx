import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showToast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

let isOffline = true
vi.mock('./toaster.tsx', async (original) => {
  const real = await original<typeof import('./toaster.tsx')>()
  return {
    get Toaster() {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return real.Toaster
    },
  }
})

it('leaves the page alone when the toaster cannot be loaded, and shows it later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <h1>The page</h1>
      <ToastHost />
    </>,
  )
  await act(async () => {
    showToast({ message: 'Network error' })
    await vi.dynamicImportSettled()
  })
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  isOffline = false
  act(() => showToast({ message: 'Saved' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.getByText('Network error')).toBeTruthy()
})
