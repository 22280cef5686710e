import { isOperatorKnown } from '@fgm/shared/operator'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'

/** Says before a launch that families cannot see to whom they give their data and money. */
export function OperatorNotice() {
  const operator = trpc.operator.current.useQuery(undefined, { throwOnError: false })
  if (!operator.data || isOperatorKnown(operator.data)) return null
  return (
    <p className="operator-notice" role="status">
      Visitors cannot see who runs this site.{' '}
      <Link to={paths.admin} params={{ section: 'settings' }}>
        Add name, address and mail
      </Link>
    </p>
  )
}
