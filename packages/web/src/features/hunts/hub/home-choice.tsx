import { formatSoon } from '../../../lib/format-time.ts'
import { trpc } from '../../../lib/trpc.ts'
import { SelectField } from '../../../ui/fields.tsx'
import type { Blueprint } from '../../blueprints/blueprint-card.tsx'

type HomeChoiceProps = {
  homes: Blueprint[]
  /** The id of the house that hunts take place in now. */
  home: string
}

/** In which of its houses a family plays: the ready-made hunts move there at once, and stay. */
export function HomeChoice({ homes, home }: HomeChoiceProps) {
  const utils = trpc.useUtils()
  const choose = trpc.blueprints.chooseHome.useMutation({
    // Shown until the hunts are there again: else the house before would come back for a moment.
    onSuccess: () => utils.hunts.list.invalidate(undefined, undefined, { cancelRefetch: false }),
  })
  const chosen = choose.isPending ? choose.variables.id : home
  return (
    <SelectField
      label="Which house do you play in?"
      className="mt-3 max-w-90"
      value={chosen}
      options={homes.map((one) => ({ value: one.id, label: labelOf(one, homes) }))}
      onChange={({ target }) => choose.mutate({ id: target.value })}
    />
  )
}

/** Its name; of two with the same one, also when each was made. */
function labelOf(house: Blueprint, all: Blueprint[]): string {
  const isTwin = all.some((other) => other !== house && other.name === house.name)
  return isTwin ? `${house.name} (made ${formatSoon(house.created_at)})` : house.name
}
