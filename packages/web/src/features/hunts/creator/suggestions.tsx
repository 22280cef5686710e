import { ArrowUpRight, Dices, Sprout, WandSparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { type Inputs, trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form.tsx'
import { showToast } from '../../../ui/toast.ts'
import { type HuntDraft, houseOf, type ItemDraft, itemDraft } from './hunt-draft.ts'

/* What the server suggests for the items of a hunt: all of them, other words, or one new clue. */

/** Replaces items, except those that were changed while the request was pending. */
type Replace = (from: ItemDraft[], to: ItemDraft[]) => void

type ClueChangesProps = { draft: HuntDraft; at: number; onReplace: Replace }

/** One clue: easier or harder words, or another thing to find in its place; each can be undone. */
export function ClueChanges({ draft, at, onReplace }: ClueChangesProps) {
  const change = trpc.hunts.changeClue.useMutation({ meta: { shows_own_error: true } })
  const presses = useRef(0)
  const about = aboutOf(draft)
  const current = draft.items[at]
  if (!about || !current) return null

  async function suggest(kind: ClueChange, about: About, item: ItemDraft) {
    presses.current += 1
    const response = await change
      .mutateAsync({ ...about, at, change: kind, press: presses.current })
      .catch(() => undefined)
    if (!response) return
    if (!response.item) return showToast({ message: noSuch[kind] })
    const made = { ...itemDraft(response.item), key: item.key }
    onReplace([item], [made])
    showToast({
      message: `Item ${at + 1} ${changed[kind]}.`,
      action: { label: 'Undo', onPress: () => onReplace([made], [item]) },
    })
  }
  return (
    <div className="col-span-full grid gap-2">
      <div className="clue-changes flex flex-wrap gap-2">
        {buttons.map(({ kind, word, name, icon }) =>
          kind !== 'other' && !current.authored_id ? null : (
            <Button
              key={kind}
              size="small"
              icon={icon}
              aria-label={name}
              disabled={change.isPending}
              onClick={() => void suggest(kind, about, current)}
            >
              {word}
            </Button>
          ),
        )}
      </div>
      <FormError error={change.error} />
    </div>
  )
}

type About = Inputs['hunts']['reword']

/** The hunt that the request describes; undefined without a house, and while a name or a clue is missing. */
function aboutOf({ house, items, ...draft }: HuntDraft): About | undefined {
  const { hunt_type, age_range, difficulty_level } = draft
  const isReady = items.every((item) => item.name.trim() && item.description.trim())
  if (!house?.blueprint_id || !isReady) return undefined
  return {
    ...{ blueprint_id: house.blueprint_id, hunt_type, age_range, difficulty_level },
    items_data: items.map(({ key: _, ...item }) => item),
  }
}

type ClueChange = Inputs['hunts']['changeClue']['change']

const buttons = [
  { kind: 'easier', word: 'Easier', name: 'Easier words', icon: Sprout },
  { kind: 'harder', word: 'Harder', name: 'Harder words', icon: ArrowUpRight },
  { kind: 'other', word: 'Something else', name: 'Find something else', icon: Dices },
] as const

const changed: Record<ClueChange, string> = {
  easier: 'has easier words',
  harder: 'has harder words',
  other: 'is now something else to find',
}

const noSuch: Record<ClueChange, string> = {
  easier: 'There are no easier words for this clue.',
  harder: 'There are no harder words for this clue.',
  other: 'There is nothing else to find in this house for this kind of hunt.',
}

/** Lets an AI provider reword the clues, where one is available: the same places, the same things. */
export function RewordClues({ draft, onReplace }: { draft: HuntDraft; onReplace: Replace }) {
  const health = trpc.health.ai.useQuery(undefined, { throwOnError: false })
  const reword = trpc.hunts.reword.useMutation({ meta: { shows_own_error: true } })
  const { items } = draft
  const about = aboutOf(draft)
  if (!about || items.length === 0 || !health.data?.available_providers.length) return null

  async function rewordClues(about: About) {
    const response = await reword.mutateAsync(about).catch(() => undefined)
    if (!response) return
    if (!response.is_reworded)
      return showToast({ message: 'Your clues already read well, so we left them as they are.' })
    const made = response.items_data.map((item, at) => ({
      ...itemDraft(item),
      key: items[at]?.key ?? '',
    }))
    onReplace(items, made)
    showToast({
      message: 'Your clues have new words.',
      action: { label: 'Undo', onPress: () => onReplace(made, items) },
    })
  }
  return (
    <>
      <Button
        variant="text"
        icon={WandSparkles}
        isPending={reword.isPending}
        onClick={() => void rewordClues(about)}
      >
        Other words for the clues
      </Button>
      <FormError error={reword.error} />
    </>
  )
}

export type Sample = ReturnType<typeof useSample>

/** Suggested items for the drawn house, with the house they are for; every click gives other ones. */
export function useSample() {
  const utils = trpc.useUtils()
  const presses = useRef(0)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  async function suggest({ house, items: _, ...draft }: HuntDraft) {
    if (!house?.blueprint_id) return undefined
    const { hunt_type, age_range, difficulty_level, is_rhymed } = draft
    setPending(true)
    setError(undefined)
    try {
      const about = { blueprint_id: house.blueprint_id, hunt_type, age_range, difficulty_level }
      const query = { ...about, ...(is_rhymed && { is_rhymed }) }
      const { items_data } = await utils.hunts.sample.fetch({ ...query, press: presses.current })
      // Suggestions name rooms of the house as it is now; a stored house from an earlier day may lack them.
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
