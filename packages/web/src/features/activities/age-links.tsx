import { childAges } from '@fgm/shared/family/child-age'
import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/**
 * One tap tells a visitor's cards how old the child is. Links work before their page has its scripts, and what follows '#' is
 * sent to nobody.
 */
export function AgeLinks({ staysHere }: { staysHere?: boolean }) {
  return (
    <ul className="picks">
      {childAges.map((age) => (
        <li key={age}>
          <Link
            to={paths.activities}
            hash={`child_age=${age}`}
            resetScroll={!staysHere}
            className="pick"
            aria-label={`${age} years`}
          >
            {age}
          </Link>
        </li>
      ))}
    </ul>
  )
}
