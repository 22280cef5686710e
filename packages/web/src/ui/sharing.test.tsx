import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton, ReferralCode } from './sharing.tsx'

const clipboard = { text: '', isBlocked: false }

beforeEach(() => {
  vi.useFakeTimers()
  clipboard.text = ''
  clipboard.isBlocked = false
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
    writeText: async (text: string) => {
      if (clipboard.isBlocked) throw new Error('not allowed')
      clipboard.text = text
    },
  } as Clipboard)
})

const press = (name?: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('copying a code', () => {
  it('copies, and says so for two seconds', async () => {
    render(<CopyButton text="MAYA12">Copy Code</CopyButton>)
    await press()
    expect(clipboard.text).toBe('MAYA12')
    expect(screen.getByRole('button').textContent).toBe('Copied')
    expect(screen.getByRole('status').textContent).toBe('Copied')

    act(() => void vi.advanceTimersByTime(1999))
    expect(screen.getByRole('button').textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button').textContent).toBe('Copy Code')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says when the browser does not allow it', async () => {
    clipboard.isBlocked = true
    render(<CopyButton text="MAYA12">Copy Code</CopyButton>)
    await press()
    expect(screen.getByRole('status').textContent).toBe('Copying failed')
  })

  it('makes the link for a friend from the origin and the code', async () => {
    render(<ReferralCode code="A&B" />)
    await press('Copy Link')
    expect(clipboard.text).toBe(`${window.location.origin}/register?ref=A%26B`)
  })
})
