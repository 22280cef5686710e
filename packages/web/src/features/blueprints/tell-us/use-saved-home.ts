import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { useState } from 'react'
import { httpStatus } from '../../../lib/errors.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { trpc } from '../../../lib/trpc.ts'

type SavedHouse = { id: string; drawn: string }

export type SavedHome = {
  /** Saves the home as it is drawn now. @returns the id of its house. */
  save: (house: BlueprintDocument) => Promise<string>
  /** It is saved, or may be: a request for it is under way, or got no response. */
  isBegun: boolean
}

/** Keeps a told home one house, however often it is saved, and whatever is changed in between. */
export function useSavedHome(familyId: string): SavedHome {
  const [key] = useState(newKey)
  /** What was first sent to be saved. */
  const [first, setFirst] = useState<BlueprintDocument | null>(null)
  const [saved, setSaved] = useState<SavedHouse | null>(null)
  // Sent again with this key, it is made once; and for this family alone (`call-context.ts`).
  const context = { family_id: familyId, headers: { 'Idempotency-Key': key } }
  const calls = { meta: { shows_own_error: true }, trpc: { context } }
  const createHouse = trpc.blueprints.create.useMutation(calls)
  const updateHouse = trpc.blueprints.update.useMutation(calls)

  async function save(house: BlueprintDocument): Promise<string> {
    // What got no response may be saved all the same: sent again as it was, it is the same house.
    const { id, drawn } = saved ?? (await create(first ?? house))
    const drawnNow = JSON.stringify(house)
    if (drawn !== drawnNow) await updateHouse.mutateAsync({ id, blueprint_data: house })
    setSaved({ id, drawn: drawnNow })
    return id
  }
  async function create(house: BlueprintDocument): Promise<SavedHouse> {
    setFirst(house)
    try {
      const { id } = await createHouse.mutateAsync({ name: 'Our home', blueprint_data: house })
      const made = { id, drawn: JSON.stringify(house) }
      setSaved(made)
      return made
    } catch (failure) {
      // This house can never be saved; another one may be.
      if (httpStatus(failure) === 400) setFirst(null)
      throw failure
    }
  }
  return { save, isBegun: first !== null }
}
