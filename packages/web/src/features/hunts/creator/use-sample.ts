import { useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { type House, type HuntDraft, type ItemDraft, itemDraft } from './hunt-draft.ts'
import { houseOf } from './use-houses.ts'

/** Items with the house they were suggested for. */
type Suggestion = { items: ItemDraft[]; house: House }

export type Sample = {
  isPending: boolean
  error: string | undefined
  suggest: (draft: HuntDraft) => Promise<Suggestion | undefined>
}

/** Items that the server suggests for the drawn house; every press gives other ones. */
export function useSample(): Sample {
  const utils = trpc.useUtils()
  const presses = useRef(0)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  async function suggest({ house, hunt_type, age_range, difficulty_level }: HuntDraft) {
    if (!house?.blueprint_id) return undefined
    setPending(true)
    setError(undefined)
    try {
      const wish = { blueprint_id: house.blueprint_id, hunt_type, age_range, difficulty_level }
      const { items_data } = await utils.hunts.sample.fetch({ ...wish, press: presses.current })
      // Suggestions name rooms of the house as it is now; one kept from an earlier day may lack them.
      const now = house.is_kept
        ? houseOf(await utils.blueprints.byId.fetch({ id: house.blueprint_id }))
        : house
      presses.current += 1
      return { items: items_data.map(itemDraft), house: now }
    } catch (failure) {
      setError(errorMessage(failure))
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { isPending, error, suggest }
}
