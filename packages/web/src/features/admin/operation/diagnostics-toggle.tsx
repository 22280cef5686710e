import type { AiProviderTest } from '@fgm/shared/ai-providers'
import { Siren } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Diagnostics } from './diagnostics.tsx'

/** The emergency panel, closed until it is needed: only then is anything asked for. */
export function DiagnosticsToggle({ onTested }: { onTested: (results: AiProviderTest[]) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className="grid gap-4" aria-label="Emergency diagnostics">
      <Button
        size="small"
        icon={Siren}
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide emergency diagnostics' : 'Emergency diagnostics'}
      </Button>
      {isOpen && (
        <div id={id}>
          <Diagnostics onTested={onTested} />
        </div>
      )}
    </section>
  )
}
