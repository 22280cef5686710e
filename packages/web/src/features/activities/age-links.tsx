import { childAges } from '@fgm/shared/family/child-age'
import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/**
 * One tap tells a visitor's cards how old the child is. Links work before the page's scripts are loaded, and what
 * follows '#' is not sent to the server.
 */
export function AgeLinks({ staysHere }: { staysHere?: boolean }) {
  return (
    <ul className="picks">
      {childAges.map((age) => (
        // Six in a row, on desktops all; the last row is as wide as the others.
        <li key={age} className="grow basis-[13%] desk:basis-0">
          <Link
            to={paths.activities}
            hash={`child_age=${age}`}
            resetScroll={!staysHere}
            className="pick w-full justify-center px-0"
            aria-label={`${age} years`}
          >
            {age}
          </Link>
        </li>
      ))}
    </ul>
  )
}
