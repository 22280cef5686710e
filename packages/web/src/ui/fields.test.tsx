import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PasswordField, SelectField, TextField } from './fields.tsx'

describe('a field', () => {
  it('ties label, hint and error to its box', () => {
    render(<TextField label="Your name" hint="As on the card." error="Please enter your name" />)
    const box = screen.getByLabelText('Your name')
    const texts = (box.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['As on the card.', 'Please enter your name'])
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })

  it('has no error element without an error', () => {
    render(<TextField label="Referral code" isOptional />)
    const box = screen.getByLabelText('Referral code (optional)')
    expect(box.hasAttribute('aria-invalid')).toBe(false)
    expect(box.hasAttribute('aria-describedby')).toBe(false)
  })

  it('offers its options, none first', () => {
    render(
      <SelectField
        label="Category"
        placeholder="Choose one"
        options={[{ value: 'Math', label: 'Math' }]}
      />,
    )
    expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Choose one',
      'Math',
    ])
  })
})

describe('a password', () => {
  it('is hidden until it is shown by a click', () => {
    render(<PasswordField label="Password" autoComplete="current-password" />)
    const box = screen.getByLabelText<HTMLInputElement>('Password')
    const reveal = screen.getByRole('button', { name: 'Show password' })
    expect(box.type).toBe('password')
    fireEvent.click(reveal)
    expect(box.type).toBe('text')
    expect(reveal.getAttribute('aria-pressed')).toBe('true')
  })
})
