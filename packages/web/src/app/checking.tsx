import { paths } from '../lib/paths.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Without scripts nobody can find out who is here: the two links stand instead of a spinner that never ends. */
export function Checking() {
  return (
    <div className="account">
      <Spinner label="Checking whether you are logged in" />
      <noscript>
        <a href={paths.login}>Login</a> <a href={paths.register}>Sign Up</a>
      </noscript>
    </div>
  )
}
