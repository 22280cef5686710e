import type { CreatedToken } from '@fgm/shared/tokens'
import { useState } from 'react'
import { formatDate } from '../../../lib/format-time.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/sharing.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { KeyForm, type KeyOwner } from './key-form.tsx'

export type { KeyOwner } from './key-form.tsx'

type MakeKeySheetProps = { owner: KeyOwner; onClose: () => void }

/** Makes a key, and shows it the only time. */
export function MakeKeySheet({ owner, onClose }: MakeKeySheetProps) {
  const [made, setMade] = useState<CreatedToken>()
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={made ? 'Your new key' : 'Make a key'}
      footer={
        made && (
          <Button variant="primary" isBlock onClick={onClose}>
            I Saved It
          </Button>
        )
      }
    >
      {made ? <MadeKey made={made} /> : <KeyForm owner={owner} onMade={setMade} />}
    </Sheet>
  )
}

function MadeKey({ made }: { made: CreatedToken }) {
  return (
    <div className="grid justify-items-start gap-3 mb-4">
      <p role="status">
        Copy it to where “{made.name}” can use it. We show it only now. It works until{' '}
        {formatDate(made.expires_at)}.
      </p>
      <p className="[overflow-wrap:anywhere]">
        <code>{made.token}</code>
      </p>
      <CopyButton text={made.token} size="small">
        Copy the Key
      </CopyButton>
    </div>
  )
}
