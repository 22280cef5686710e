import { useSyncExternalStore } from 'react'
import { readStored, store } from './browser-storage.ts'
import { createListeners } from './listeners.ts'

export type Theme = 'system' | 'light' | 'dark'

const key = 'theme'
const listeners = createListeners()

/** The chosen theme and how to choose another. `public/start.js` applies the same choice before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listeners.subscribe, readTheme, () => 'system'), chooseTheme]
}

function chooseTheme(theme: Theme): void {
  store(key, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  listeners.notify()
}

// The page itself holds the choice, so it also works where storage is blocked.
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme ?? readStored(key)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}
