import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import { type AgeRange, ageRanges, youngestOf } from '@fgm/shared/hunts/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forFamily } from '../../../lib/call-context.ts'
import { errorMessage, httpStatus } from '../../../lib/errors.ts'
import { newKey } from '../../../lib/idempotency-key.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { saveHomeDraft } from './told-home.ts'

/** The age range of a child; without one, that of most families here. */
function ageRangeOf(age: number | undefined): AgeRange {
  if (age === undefined) return '4-5'
  return ageRanges.findLast((range) => youngestOf(range) <= age) ?? '3-4'
}

/** Saves a described home, and creates the first hunt in it. */
export function usePlayHome(familyId: string, { save }: SavedHome) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const [isDoing, setDoing] = useState<'play' | 'keep' | null>(null)
  const [error, setError] = useState<string>()
  const createHunt = trpc.hunts.create.useMutation({
    meta: { shows_own_error: true },
    trpc: forFamily(familyId),
  })

  async function doing(what: 'play' | 'keep', work: () => Promise<void>) {
    setDoing(what)
    setError(undefined)
    try {
      await work()
      saveHomeDraft(familyId, null)
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setDoing(null)
    }
  }
  const keep = (house: BlueprintDocument) =>
    doing('keep', async () => {
      const id = await save(house)
      await navigate({ to: paths.blueprintEdit, params: { id } })
    })
  const play = (house: BlueprintDocument, age: number | undefined) =>
    doing('play', async () => {
      const blueprintId = await save(house)
      const range = ageRangeOf(age)
      const about = {
        ...{ blueprint_id: blueprintId, hunt_type: 'color' as const },
        // The youngest look for three things, others for four.
        ...{ difficulty_level: range === '3-4' ? 1 : 2, age_range: range },
      }
      const { items_data } = await utils.hunts.sample.fetch({ ...about, press: 0 })
      const hunt = await createHunt.mutateAsync({
        ...{ ...about, hunt_name: 'Colors at home' },
        items_data: items_data.map(({ found: _, ...item }) => item),
      })
      await navigate({ to: paths.playHunt, params: { hunt_id: hunt.id } })
    })
  return { play, keep, error, isPlaying: isDoing === 'play', isKeeping: isDoing === 'keep' }
}

type SavedHouse = { id: string; drawn: string }

export type SavedHome = ReturnType<typeof useSavedHome>

/** Keeps a described home one house, however often it is saved, and whatever is changed in between. */
export function useSavedHome(familyId: string) {
  const [key] = useState(newKey)
  /** The input of the first save. */
  const [first, setFirst] = useState<BlueprintDocument | null>(null)
  const [saved, setSaved] = useState<SavedHouse | null>(null)
  // Retried with this key, it is created once; and for this family alone (`call-context.ts`).
  const context = { family_id: familyId, headers: { 'Idempotency-Key': key } }
  const options = { meta: { shows_own_error: true }, trpc: { context } }
  const createHouse = trpc.blueprints.create.useMutation(options)
  const updateHouse = trpc.blueprints.update.useMutation(options)

  /** Saves the home as it is drawn now. @returns the id of its house. */
  async function save(house: BlueprintDocument): Promise<string> {
    // A request without a response may have been saved: retried unchanged, it is the same house.
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
  // It is saved, or may be: its request is pending, or had no response.
  return { save, isBegun: first !== null }
}
