import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'

type CopyButtonProps = ButtonLook & { text: string; children: string }

const confirmationTime = 2000
const words = { copied: 'Copied', failed: 'Copying failed' }

/** Copies a text and says so for two seconds, to eye and ear. */
export function CopyButton({ text, children, variant = 'calm', ...look }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), confirmationTime)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // No permission, or a page without https: the text stands beside the button and can be selected.
      setOutcome('failed')
    }
  }

  return (
    <>
      <Button
        variant={variant}
        {...look}
        icon={outcome === 'copied' ? Check : Copy}
        onClick={() => void copy()}
      >
        {outcome ? words[outcome] : children}
      </Button>
      <span role="status" className="hidden-text">
        {outcome ? words[outcome] : ''}
      </span>
    </>
  )
}
