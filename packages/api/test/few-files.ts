import { closeSync, openSync } from 'node:fs'
import { refuseWeakPassword } from '../src/features/auth/password-strength.ts'

/* Sets a password twice: while no file can be opened any more, and once they can again. Says how each ended. */

const owner = { name: 'Ana', email: 'ana@example.com', is_admin: false }
const attempt = () =>
  refuseWeakPassword('brave-otter-42', owner).then(
    () => 'fine',
    (cause: NodeJS.ErrnoException) => cause.code,
  )

const opened: number[] = []
try {
  for (;;) opened.push(openSync('/dev/null', 'r'))
} catch {
  // All that the shell allows are open now.
}
const first = await attempt()
for (const file of opened) closeSync(file)
process.stdout.write(JSON.stringify([first, await attempt()]))
