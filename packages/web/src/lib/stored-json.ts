import { readForThisTab, readStored } from './browser-storage.ts'

/** Reads what was kept as JSON; null for nothing, and for what is no JSON. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** Like `readStoredJson`, for what lasts as long as the tab. */
export function readJsonForThisTab(key: string): unknown {
  try {
    return JSON.parse(readForThisTab(key) ?? 'null')
  } catch {
    return null
  }
}
