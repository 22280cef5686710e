import { readForThisTab, readStored } from './browser-storage.ts'

/** Reads stored JSON; null for nothing, and for invalid JSON. */
export const readStoredJson = (key: string): unknown => parseStored(readStored(key))

/** Like `readStoredJson`, but for this tab only. */
export const readJsonForThisTab = (key: string): unknown => parseStored(readForThisTab(key))

/** Parses a stored text; null for nothing, and for invalid JSON. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
