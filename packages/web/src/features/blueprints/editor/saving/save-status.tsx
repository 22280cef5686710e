import { Check, CloudOff, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { Content } from '../state/editor-state.ts'
import type { Autosave, AutosaveState, SaveStatus } from './autosave.ts'

const words: Record<SaveStatus, string> = {
  new: '',
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  retrying: 'Could not save, trying again',
  refused: 'Not saved',
  conflict: 'Not saved',
}

/** Whether what is drawn is saved. */
export function SaveNote({ status }: { status: SaveStatus }) {
  const isBusy = status === 'waiting' || status === 'saving'
  const isBad = status === 'retrying' || status === 'refused' || status === 'conflict'
  return (
    <p role="status" className={isBad ? 'save-note bad' : 'save-note'}>
      {status === 'saved' && <Check className="icon" aria-hidden />}
      {isBusy && <Spinner />}
      {isBad && <CloudOff className="icon" aria-hidden />}
      <span className="save-words">{words[status]}</span>
    </p>
  )
}

const note = 'flex flex-wrap items-center gap-2 px-4 py-2 text-ui'

type SaveProblemProps = {
  autosave: Autosave
  saving: AutosaveState
  onRemoteLoaded: (content: Content) => void
}

/** Why a house is not saved, and what to do about it. Nothing without a problem. */
export function SaveProblem({ autosave, saving, onRemoteLoaded }: SaveProblemProps) {
  const [isBusy, setBusy] = useState(false)
  const { status, problem } = saving

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    await work()
    setBusy(false)
  }
  if (status === 'conflict')
    return (
      <div role="alert" className={`${note} bg-error-soft`}>
        <p className="grow basis-64">
          <b>This house was saved somewhere else in the meantime.</b> Which one should stay? With
          theirs, Undo still brings yours back.
        </p>
        <Button size="small" disabled={isBusy} onClick={() => void run(autosave.keepLocal)}>
          Keep mine
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          onClick={() =>
            void run(() => autosave.loadRemote().then((taken) => taken && onRemoteLoaded(taken)))
          }
        >
          Take theirs
        </Button>
      </div>
    )
  if (status !== 'refused' && status !== 'retrying') return null
  return (
    <div role="alert" className={`${note} bg-error-soft`}>
      <p className="grow basis-64">
        <b>Failed to save blueprint.</b> {problem} What you have drawn is kept in this browser.
      </p>
      <Button size="small" isPending={isBusy} onClick={() => void run(autosave.save)}>
        Try Again
      </Button>
    </div>
  )
}

/** Says that a draft was restored, and offers to discard it. */
export function RestoredNote({ onDrop }: { onDrop: () => void }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div role="status" className={`${note} bg-honey-soft`}>
      <p className="grow basis-64">
        We brought back what you drew last time: it was still in this browser.
      </p>
      <Button
        size="small"
        onClick={() => {
          setOpen(false)
          onDrop()
        }}
      >
        Discard it
      </Button>
      <Button
        variant="plain"
        size="small"
        isSquare
        icon={X}
        aria-label="Close this note"
        onClick={() => setOpen(false)}
      />
    </div>
  )
}
