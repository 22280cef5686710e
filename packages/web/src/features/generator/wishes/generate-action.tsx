import { Lightbulb } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { ReasonWords } from '../result/wait-countdown.tsx'
import { priceWords } from '../result/why-not.ts'
import type { StatusQuery } from '../use-generation-status.ts'

type GenerateActionProps = { query: StatusQuery; reason: string | null; isRunning: boolean }

/** The one coral button, with its price; where it cannot be pressed, why. In the thumb zone on phones. */
export function GenerateAction({ query, reason, isRunning }: GenerateActionProps) {
  return (
    <StickyAction className={reason ? 'wish-action is-waiting' : 'wish-action'}>
      <Button
        type="submit"
        variant="primary"
        icon={Lightbulb}
        isBlock
        disabled={isRunning || reason !== null}
        aria-describedby="price"
      >
        Generate Activity
      </Button>
      <p id="price" className="label muted">
        {reason ? <ReasonWords query={query} reason={reason} /> : priceWords(query.status)}
      </p>
    </StickyAction>
  )
}
