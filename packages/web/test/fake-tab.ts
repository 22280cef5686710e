import { vi } from 'vitest'

/** What a press on a printable opens, as far as the page can see it. */
export function fakeTab() {
  const tab = {
    document: document.implementation.createHTMLDocument(),
    opener: window as Window | null,
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn(),
  }
  // A real one would load the printable; pages read no more of it than stands here.
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  return { tab, open }
}
