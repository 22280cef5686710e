import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { useKeptForm } from './use-kept-form.ts'

const key = 'test:ana'

function Registration() {
  const form = useForm({ defaultValues: { name: '', password: '', likes: ['socks'] } })
  const forget = useKeptForm(form, { key, names: ['name', 'likes'] })
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Password" {...form.register('password')} />
      <button type="button" onClick={forget}>
        Sent
      </button>
    </form>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) =>
  act(async () => void fireEvent.input(box(name), { target: { value } }))

describe('a form that is kept', () => {
  it('is there again as it was left, without its password', async () => {
    const { unmount } = render(<Registration />)
    await type('Name', 'Noor')
    await type('Password', 'sunny-sock-mountain')
    expect(sessionStorage.getItem(key)).toBe('{"name":"Noor"}')
    unmount()
    render(<Registration />)
    expect(box('Name').value).toBe('Noor')
    expect(box('Password').value).toBe('')
  })

  it('is deleted once it was sent, and when all is as it was', async () => {
    render(<Registration />)
    await type('Name', 'Noor')
    await type('Name', '')
    expect(sessionStorage.getItem(key)).toBeNull()
    await type('Name', 'Noor')
    fireEvent.click(screen.getByRole('button', { name: 'Sent' }))
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it('stores no more than its limit', async () => {
    render(<Registration />)
    await type('Name', 'x'.repeat(30_000))
    expect(sessionStorage.getItem(key)).toBeNull()
  })

  it('ignores what was stored in an unknown form', () => {
    for (const kept of ['{', '[]', '7', '{"name":3,"likes":"all","password":"secret"}']) {
      sessionStorage.setItem(key, kept)
      const { unmount } = render(<Registration />)
      expect([box('Name').value, box('Password').value]).toEqual(['', ''])
      unmount()
    }
  })
})
