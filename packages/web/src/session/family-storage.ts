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
 * What this browser stores of a family, in one place: drafts, cached hunts, the completion outbox, and what was
 * chosen last. Their keys have the family's id between colons; older plays have it in their value.
 */

const lastFamily = 'last-family'
/** An invitation opened in this tab, until it is used, expired or declined: the next login is by the person who opened it. */
export const invitationKey = 'fgm-invitation'
/** What was chosen last on this device, without a name: the next family starts fresh. */
const chosenLast = ['child', 'materials-at-home', 'wanted-page']

/**
 * Stores who is logged in, in this browser and in this tab. After a change of family nothing that was chosen, ticked
 * or typed last is shown. A tab may still be the former family's while another tab already shows the next one.
 */
export function welcomeFamily(familyId: string): void {
  const isAnother = (last: string | null) => last !== null && last !== familyId
  const invitation = readForThisTab(invitationKey)
  if (isAnother(readStored(lastFamily))) forgetChoices()
  else if (isAnother(readForThisTab(lastFamily))) clearThisTab()
  storeForThisTab(invitationKey, invitation)
  store(lastFamily, familyId)
  storeForThisTab(lastFamily, familyId)
}

/** Whether a family was logged in: then it most likely still is, before the server has responded. */
export const wasFamilyHere = (): boolean => readStored(lastFamily) !== null

/** The family is deleted: removes everything of it from this browser. */
export function forgetFamily(familyId: string): void {
  for (const key of storedKeys('')) if (isOf(familyId, key)) store(key, null)
  forgetChoices()
}

function forgetChoices() {
  for (const key of chosenLast) store(key, null)
  clearThisTab()
}

function isOf(familyId: string, key: string): boolean {
  if (key.split(':').includes(familyId) || readStored(key) === familyId) return true
  const kept = readStoredJson(key) as { family_id?: unknown } | null
  return kept?.family_id === familyId
}
