import { vi } from 'vitest'

/** The tab that a click on a printable opens, as far as the page can see it. */
export function fakeTab() {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    opener: window as Window | null,
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn(),
  }
  // A real one would load the printable; pages read only what is here.
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { tab, open }
}
