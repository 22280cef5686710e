import { WandSparkles } from 'lucide-react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showToast } from '../../../ui/toast.ts'
import { type HuntDraft, type ItemDraft, itemDraft } from './hunt-draft.ts'

type OtherWordsProps = { draft: HuntDraft; onChange: (items: ItemDraft[]) => void }

/**
 * Lets an AI provider word the clues anew: the same places, the same things. Only where one is there;
 * when it cannot, the clues stay as they are.
 */
export function OtherWords({ draft, onChange }: OtherWordsProps) {
  const health = trpc.health.ai.useQuery(undefined, { throwOnError: false })
  const reword = trpc.hunts.reword.useMutation({ meta: { shows_own_error: true } })
  const { house, items, hunt_type, age_range, difficulty_level } = draft
  const isReady = items.every((item) => item.name.trim() && item.description.trim())
  if (!house?.blueprint_id || items.length === 0 || !isReady) return null
  if (!health.data?.available_providers.length) return null

  async function askForWords(blueprintId: string) {
    const itemsData = items.map(({ key: _, ...item }) => item)
    const about = { blueprint_id: blueprintId, hunt_type, age_range, difficulty_level }
    const answer = await reword
      .mutateAsync({ ...about, items_data: itemsData })
      .catch(() => undefined)
    if (!answer) return
    if (!answer.is_reworded) return showToast({ message: 'These words are good. They stay.' })
    onChange(answer.items_data.map(itemDraft))
    showToast({
      message: 'Your clues have new words.',
      action: { label: 'Undo', onPress: () => onChange(items) },
    })
  }
  return (
    <>
      <Button
        variant="text"
        icon={WandSparkles}
        isPending={reword.isPending}
        onClick={() => void askForWords(house.blueprint_id ?? '')}
      >
        Other words for the clues
      </Button>
      <FormError error={reword.error ? errorMessage(reword.error) : undefined} />
    </>
  )
}
