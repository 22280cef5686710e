import { Check, CloudOff } from 'lucide-react'
import { Spinner } from '../../../ui/spinner.tsx'
import type { SaveStatus } from './saver.ts'

const words: Record<SaveStatus, string> = {
  new: '',
  saved: 'Saved',
  waiting: 'Saving…',
  saving: 'Saving…',
  retrying: 'Could not save, trying again',
  refused: 'Not saved',
  conflict: 'Not saved',
}

/** Whether what is drawn is kept. */
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
