import {
  clearThisTab,
  readForThisTab,
  readStored,
  store,
  storedKeys,
  storeForThisTab,
} from '../lib/browser-storage.ts'
import { readStoredJson } from '../lib/stored-json.ts'

/*
 * What this browser keeps of a family, in one place: drafts, kept hunts, plays that were not sent yet, and what was
 * chosen last. Their keys have the family's id between colons; older plays have it inside.
 */

const last_family = 'last-family'
/** What was chosen last on this device, without a name: the next family begins anew. */
const chosen_last = ['child', 'materials-at-home', 'wanted-page']

/**
 * Notes who is here, in this browser and in this tab. After another family nothing that was chosen, ticked or typed last
 * is shown: a tab may still be the former family's while another tab has welcomed the next one.
 */
export function welcomeFamily(family_id: string): void {
  const isAnother = (last: string | null) => last !== null && last !== family_id
  if (isAnother(readStored(last_family))) forgetChoices()
  else if (isAnother(readForThisTab(last_family))) clearThisTab()
  store(last_family, family_id)
  storeForThisTab(last_family, family_id)
}

/** Whether a family has been here: then it most likely is again, before the server has said so. */
export const wasFamilyHere = (): boolean => readStored(last_family) !== null

/** The family is gone for good: nothing of it stays in this browser. */
export function forgetFamily(family_id: string): void {
  for (const key of storedKeys('')) if (isOf(family_id, key)) store(key, null)
  forgetChoices()
}

function forgetChoices() {
  for (const key of chosen_last) store(key, null)
  clearThisTab()
}

function isOf(family_id: string, key: string): boolean {
  if (key.split(':').includes(family_id) || readStored(key) === family_id) return true
  const kept = readStoredJson(key) as { family_id?: unknown } | null
  return kept?.family_id === family_id
}
