import { createTestApp, testPassword } from '@fgm/api/test-app'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type, typed } from '../../../../test/acts.ts'
import { renderApp } from '../../../../test/render-app.tsx'

function fillIn(email: string) {
  type('Full name', 'Rosa')
  type('Email', email)
  type('Password', testPassword)
}

describe('the page that the setup link opens', () => {
  it('says that a link is too old, and keeps what was typed', async () => {
    await renderApp('/admin/setup?token=unknown', { server: createTestApp() })
    fillIn('rosa@example.com')
    await press('Create the Account')
    expect((await screen.findByRole('alert')).textContent).toMatch(/has been used or is too old/)
    expect(typed('Email')).toBe('rosa@example.com')
  })

  it('says where to find the complete link when the token is missing', async () => {
    await renderApp('/admin/setup')
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
    expect(screen.getByText(/is in the server's log/)).toBeTruthy()
  })

  it('refuses an invalid address before it sends a request', async () => {
    await renderApp('/admin/setup?token=unknown')
    fillIn('rosa at home')
    expect(
      await screen.findByText('Please enter an email address like name@example.com.'),
    ).toBeTruthy()
  })
})
