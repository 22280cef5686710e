import { atNight } from '@fgm/api/extent'
import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { press } from '../../test/acts.ts'
import * as importErrors from './import-errors.ts'
import { lazyWithRetry } from './lazy-with-retry.tsx'
import * as unanswered from './unanswered.ts'

const gone = () => new TypeError('Failed to fetch dynamically imported module: /part.js')
const Part = ({ words = 'The part' }: { words?: string }) => <p>{words}</p>

function loader(failures: number) {
  return vi.fn(async () => {
    if (loadCount++ < failures) throw gone()
    return Part
  })
}
let loadCount = 0

// React reports what a boundary caught through console.error; here that is the point.
function expectComplaints() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

afterEach(() => {
  loadCount = 0
  vi.restoreAllMocks()
})

describe('a part that loads when it is needed', () => {
  it('is rendered once loaded', async () => {
    const Lazy = lazyWithRetry(loader(0), { pending: <p>Wait</p> })
    render(<Lazy />)
    expect(screen.getByText('Wait')).toBeTruthy()
    expect(await screen.findByText('The part')).toBeTruthy()
  })

  it('shows in its own place that it could not be loaded', async () => {
    expectComplaints()
    const Lazy = lazyWithRetry(loader(1))
    render(
      <main>
        <h1>The page</h1>
        <Lazy />
      </main>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load this.')
    expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy()
  })

  atNight('is loaded again with every mount after a failure', async () => {
    expectComplaints()
    const Lazy = lazyWithRetry(loader(1))
    const first = render(<Lazy />)
    await screen.findByRole('alert')
    first.unmount()
    render(<Lazy />)
    expect(await screen.findByText('The part')).toBeTruthy()
  })

  it('loads when the network is back', async () => {
    expectComplaints()
    const Lazy = lazyWithRetry(loader(1))
    render(<Lazy />)
    await screen.findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('The part')).toBeTruthy()
  })

  atNight.each([
    [true, 1],
    [false, 0],
  ])('reloads the page on Try Again when the server responds: %s', async (does, times) => {
    expectComplaints()
    const reload = vi.spyOn(importErrors, 'reloadPage').mockImplementation(() => {})
    const healthCheck = vi.spyOn(unanswered, 'isServerHealthy').mockResolvedValue(does)
    const Lazy = lazyWithRetry(loader(1))
    render(<Lazy />)
    await screen.findByRole('alert')
    expect(reload).not.toHaveBeenCalled()
    await press('Try Again')
    await vi.waitFor(() => expect(healthCheck).toHaveBeenCalledOnce())
    await act(async () => void (await healthCheck.mock.results[0]?.value))
    expect(reload).toHaveBeenCalledTimes(times)
  })

  atNight(
    'renders nothing where it is silent, and is loaded again when it is rendered again',
    async () => {
      expectComplaints()
      const load = loader(1)
      const Lazy = lazyWithRetry(load, { isSilent: true })
      const { container, rerender } = render(<Lazy />)
      await act(async () => {
        await Promise.allSettled(load.mock.results.map(({ value }) => value))
      })
      expect(container.textContent).toBe('')
      rerender(<Lazy words="Here now" />)
      expect(await screen.findByText('Here now')).toBeTruthy()
    },
  )
})
