import { CloudOff } from 'lucide-react'
import type { ServiceWords } from './use-services.ts'

/** Says when the AI is slow, away, or the house is under repair; nothing otherwise. */
export function ServiceNotice({ words }: { words: ServiceWords | null }) {
  return (
    <div role="status">
      {words && (
        <p className="note honey">
          <CloudOff className="icon" aria-hidden />
          <span>
            <b>{words.title}</b> {words.text}
          </span>
        </p>
      )}
    </div>
  )
}
