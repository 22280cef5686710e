import { createTestApp } from '@fgm/api/test-app'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'

const everyNumber = ['911', '112', '999', '000', '111', '995'].map((number) => `Call ${number}`)

const countriesOf = (call: string) =>
  screen.getByRole('link', { name: call }).parentElement?.textContent
const callsOf = (name: RegExp) => screen.getAllByRole('link', { name }).map(wordsOf)
const wordsOf = ({ textContent }: HTMLElement) => textContent

function choose(country: string) {
  fireEvent.change(screen.getByLabelText('Where are you?'), { target: { value: country } })
}

const browserSpeaks = (language: string) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

afterEach(() => void vi.restoreAllMocks())

describe('the page of help', () => {
  it("begins with the number that goes with the browser's language, and keeps all others", async () => {
    browserSpeaks('en-GB')
    const { unmount } = await renderApp('/help', { server: createTestApp() })
    await screen.findByText(/^If somebody is hurt or in danger/)
    expect(callsOf(/^Call /)[0]).toBe('Call 999')
    expect(callsOf(/^Call /).length).toBe(everyNumber.length)
    unmount()
    browserSpeaks('en')
    await renderApp('/help', { server: createTestApp() })
    await screen.findByText(/^If somebody is hurt or in danger/)
    expect(callsOf(/^Call /)[0]).toBe('Call 112')
  })

  it('is for everyone: the number of every country, then those of the one chosen', async () => {
    await renderApp('/help', { server: createTestApp() })
    await screen.findByText(/^If somebody is hurt or in danger/)
    expect(callsOf(/^Call /)).toEqual(everyNumber)
    expect(countriesOf('Call 911, United States, Canada')).toBe('Call 911United States, Canada')
    expect(countriesOf('Call 999, United Kingdom')).toBe('Call 999United Kingdom')
    expect(screen.getByText(/If you do not know yours, 112 works in many countries\./)).toBeTruthy()
    choose('GB')
    expect(await screen.findByText('Samaritans')).toBeTruthy()
    expect(callsOf(/^Call Emergency number/)).toEqual(['Call 999'])
    expect(screen.getByRole('link', { name: 'Help in hard moments' })).toBeTruthy()
  })

  it('has the emergency number of another country at once, and no line of the one before', async () => {
    await renderApp('/help', { server: createTestApp() })
    await screen.findByText(/^If somebody is hurt or in danger/)
    choose('GB')
    await screen.findByText('Samaritans')
    choose('NZ')
    expect(callsOf(/^Call Emergency number/)).toEqual(['Call 111'])
    expect(screen.queryByText('Samaritans')).toBeNull()
    expect(await screen.findByText('1737, Need to talk?')).toBeTruthy()
  })

  it('has the emergency numbers also when the list failed to load', async () => {
    await renderApp('/help', { server: createTestApp(), failing: 'distress.help' })
    expect(callsOf(/^Call /)).toEqual(everyNumber)
    expect(await screen.findByText('The numbers could not be loaded')).toBeTruthy()
    expect(callsOf(/^Call /)).toEqual(everyNumber)
    choose('SG')
    expect(callsOf(/^Call /)).toEqual(['Call 995'])
    expect(await screen.findByText('The numbers could not be loaded')).toBeTruthy()
  })
})
