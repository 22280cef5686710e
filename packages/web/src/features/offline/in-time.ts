const timeoutMs = 8_000

/**
 * Treats a server that hangs as unreachable, and aborts the request: what is stored then and sent later counts once, and is
 * not followed by an older form of it.
 * @throws as the request, and a `TypeError` without a response in time.
 */
export async function inTime<Response>(
  send: (signal: AbortSignal) => Promise<Response>,
  milliseconds = timeoutMs,
): Promise<Response> {
  const signal = AbortSignal.timeout(milliseconds)
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('No response')))
  })
  return await Promise.race([send(signal), timeout])
}
