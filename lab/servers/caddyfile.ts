import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const growing = join(import.meta.dirname, '../../docs/growing.md')

/** A Caddyfile with the lines that docs/growing.md has for several servers. @throws when it has none. */
export function forSeveralServers(text: string): string {
  const [, lines] = /^```caddyfile\n([\s\S]*?)^```$/m.exec(readFileSync(growing, 'utf8')) ?? []
  const changed = text.replace(/^\treverse_proxy .*\{\n/m, (start) => start + (lines ?? ''))
  if (!lines || changed === text) throw new Error('docs/growing.md has no lines for the Caddyfile')
  return changed
}
