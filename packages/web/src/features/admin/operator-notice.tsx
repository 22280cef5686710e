import { isOperatorKnown } from '@fgm/shared/operator'
import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'

/** Says it before a launch: families want to know to whom they give their data and money. */
export function OperatorNotice() {
  const operator = trpc.operator.current.useQuery(undefined, { throwOnError: false })
  if (!operator.data || isOperatorKnown(operator.data)) return null
  return (
    <div className="note honey" role="status">
      <p>
        Visitors cannot see who runs this site: the pages Privacy, Terms, Contact and Imprint need a
        name, an address and a mail address. Please fill them in before the launch, in the{' '}
        <Link to={paths.admin} search={{ tab: 'settings' }}>
          settings
        </Link>
        .
      </p>
    </div>
  )
}
