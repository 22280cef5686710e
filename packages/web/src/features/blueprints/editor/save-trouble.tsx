import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Content } from './draft.ts'
import type { Saver, SaverState } from './saver.ts'

type SaveTroubleProps = { saver: Saver; saving: SaverState; onTaken: (content: Content) => void }

/** What stands between a house and being kept, and what to do about it. Nothing while all is well. */
export function SaveTrouble({ saver, saving, onTaken }: SaveTroubleProps) {
  const [isBusy, setBusy] = useState(false)
  const { status, problem } = saving

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    await work()
    setBusy(false)
  }
  if (status === 'conflict')
    return (
      <div role="alert" className="save-trouble">
        <p>
          <b>This house was saved somewhere else in the meantime.</b> Which one should stay? With
          theirs, Undo still brings yours back.
        </p>
        <Button size="small" disabled={isBusy} onClick={() => void run(saver.keepMine)}>
          Keep mine
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() =>
            void run(async () => {
              const content = await saver.takeTheirs()
              if (content) onTaken(content)
            })
          }
        >
          Take theirs
        </Button>
      </div>
    )
  if (status !== 'refused' && status !== 'retrying') return null
  return (
    <div role="alert" className="save-trouble">
      <p>
        <b>Failed to save blueprint.</b> {problem} What you have drawn is kept in this browser.
      </p>
      <Button size="small" isPending={isBusy} onClick={() => void run(saver.save)}>
        Try Again
      </Button>
    </div>
  )
}
