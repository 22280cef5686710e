import { readForThisTab, readStored } from './browser-storage.ts'

/** Reads what was kept as JSON; null for nothing, and for what is no JSON. */
export const readStoredJson = (key: string): unknown => parseStored(readStored(key))

/** Like `readStoredJson`, for what lasts as long as the tab. */
export const readJsonForThisTab = (key: string): unknown => parseStored(readForThisTab(key))

/** What a stored text holds; null for nothing, and for what is no JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
