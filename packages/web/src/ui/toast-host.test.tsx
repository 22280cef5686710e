import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showToast } from './toast.ts'
import { ToastHost } from './toast-host.tsx'

it('loads with the first toast and shows what was said before it was there', async () => {
  render(<ToastHost />)
  expect(document.querySelector('section')).toBeNull()
  act(() => showToast({ message: 'Saved' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
})
