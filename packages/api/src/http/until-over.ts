import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const endsOf = new WeakMap<Socket, Set<() => void>>()

/** Calls `end` once, when the response is sent or its connection is gone. */
export function untilOver(
  { socket }: Pick<IncomingMessage, 'socket'>,
  outgoing: ServerResponse,
  end: () => void,
) {
  const ends = endsOf.get(socket) ?? watchClose(socket)
  ends.add(end)
  outgoing.once('close', () => {
    if (ends.delete(end)) end()
  })
  // A connection that is closed already does not emit `close` again.
  if (socket.destroyed && ends.delete(end)) end()
}

/** A pipelined response that waits for another one emits no `close` when the connection breaks. */
function watchClose(socket: Socket): Set<() => void> {
  const ends = new Set<() => void>()
  endsOf.set(socket, ends)
  socket.once('close', () => {
    for (const end of ends) end()
    ends.clear()
  })
  return ends
}
