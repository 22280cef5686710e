import type { PromptSeen } from '@fgm/shared/generator'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { readablePrompt } from './readable-prompt.ts'

const key = 'prompt-seen'

type PromptSeenNoteProps = { prompt_seen: PromptSeen }

/** 'What the AI saw': every word that left the building. Open at the first use, so that nobody has to look for it. */
export function PromptSeenNote({ prompt_seen }: PromptSeenNoteProps) {
  const [isFirst] = useState(() => readStored(key) === null)
  useEffect(() => store(key, 'true'), [])
  return (
    <details className="card prompt-seen" open={isFirst}>
      <summary>
        <Eye className="icon" aria-hidden />
        <h2>What the AI saw</h2>
      </summary>
      {prompt_seen.user ? <Words {...prompt_seen} /> : <NotDelivered />}
    </details>
  )
}

function Words({ system, user }: PromptSeen) {
  const lines = readablePrompt(user)
  return (
    <>
      <pre>{lines ?? user}</pre>
      <p className="label muted">
        No name, no birthday, no e-mail address. The answer is checked against our safety list
        before you see it.
      </p>
      <details>
        <summary className="label">Word for word, with our standing instructions</summary>
        <pre>{`${system}\n\n${user}`.trim()}</pre>
      </details>
    </>
  )
}

function NotDelivered() {
  return (
    <p>
      The AI was asked, but did not deliver. This activity was put together on this server, without
      it.
    </p>
  )
}
