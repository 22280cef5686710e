import type { AccessToken, TokenScope } from '@fgm/shared/tokens'
import { useState } from 'react'
import { formatDate, formatMoment } from '../../lib/format-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Confirm } from '../../ui/sheet.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { type KeyOwner, MakeKeySheet } from './making/make-key-sheet.tsx'

/** A parent's keys for their programs: created, listed, removed. */
export function KeysCard({ owner }: { owner: KeyOwner }) {
  const list = trpc.tokens.list.useQuery(undefined, { throwOnError: false })
  const [isMaking, setIsMaking] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <p className="muted small">
        With a key, a program or an assistant of yours can use your account without your password.
        Each key can do only what you choose. A new password removes all keys.
      </p>
      {list.data ? (
        <Keys keys={list.data.tokens} />
      ) : (
        <PartFallback
          what="your keys"
          failure="Your keys could not be loaded."
          retryLabel="Try Again: keys"
          query={list}
        />
      )}
      <Button size="small" onClick={() => setIsMaking(true)}>
        Make a Key
      </Button>
      {isMaking && <MakeKeySheet owner={owner} onClose={() => setIsMaking(false)} />}
    </div>
  )
}

function Keys({ keys }: { keys: readonly AccessToken[] }) {
  const [removing, setRemoving] = useState<AccessToken>()
  if (keys.length === 0) return null
  return (
    <>
      <ul className="dashed w-full">
        {keys.map((key) => (
          <li
            key={key.id}
            className="grid items-center justify-items-start gap-x-4 gap-y-2 py-3 min-[600px]:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">
                <b>{key.name}</b>
              </p>
              <p className="muted small">
                {key.scopes.map((scope) => shortScopeWords[scope]).join(', ')}
              </p>
              <p className="muted small">{lifeOf(key)}</p>
            </div>
            <Button
              size="small"
              onClick={() => setRemoving(key)}
              aria-label={`Remove the key ${key.name}`}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveKey token={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

/** What a key may do, in one line. */
const shortScopeWords: Record<TokenScope, string> = {
  read: 'reads',
  write: 'changes',
  generate: 'makes activities',
  admin: 'looks after the site',
}

function lifeOf({ last_used_at, expires_at, is_expired }: AccessToken): string {
  const used = last_used_at ? `Last used ${formatMoment(last_used_at)}` : 'Not used yet'
  return `${used} · ${is_expired ? 'expired' : 'works until'} ${formatDate(expires_at)}`
}

function RemoveKey({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const remove = trpc.tokens.revoke.useMutation(toastResult(onClose))
  return (
    <Confirm
      onOpenChange={onClose}
      title={`Remove “${token.name}”?`}
      confirmLabel="Remove the Key"
      onConfirm={() => remove.mutate({ id: token.id })}
      isPending={remove.isPending}
      isDestructive
      error={remove.error}
    >
      The program that uses it stops working at once.
    </Confirm>
  )
}
