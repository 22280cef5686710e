import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Sheet } from './sheet.tsx'

function Filter() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        More filters
      </button>
      <Sheet isOpen={isOpen} onOpenChange={setIsOpen} title="Filter">
        <input aria-label="Words" />
      </Sheet>
    </>
  )
}

it('takes the focus, closes on Escape, and returns the focus to the button that opened it', async () => {
  render(<Filter />)
  const opener = screen.getByRole('button', { name: 'More filters' })
  opener.focus()
  await act(async () => void fireEvent.click(opener))
  const sheet = await screen.findByRole('dialog', { name: 'Filter' })
  expect(sheet.contains(document.activeElement)).toBe(true)

  fireEvent.keyDown(document, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
