import { childAges } from '@fgm/shared/family/child-age'
import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'

/**
 * One tap tells a visitor's cards how old the child is. Links work before their page has its scripts, and what follows '#' is
 * sent to nobody.
 */
export function AgeLinks({ staysHere }: { staysHere?: boolean }) {
  return (
    <ul className={classNames('picks grid grid-cols-6', !staysHere && 'desk:flex')}>
      {childAges.map((age) => (
        <li key={age}>
          <Link
            to={paths.activities}
            hash={`child_age=${age}`}
            resetScroll={!staysHere}
            className={classNames('pick w-full justify-center px-0', !staysHere && 'desk:px-4')}
            aria-label={`${age} years`}
          >
            {age}
          </Link>
        </li>
      ))}
    </ul>
  )
}
