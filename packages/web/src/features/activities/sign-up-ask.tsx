import { activitiesCallToAction } from '@fgm/shared/tiers'
import '../../app/activities/activity-actions.css'
import { useWayBack } from '../../app/gates/sign-in-ways.tsx'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'

/** What stands in the place of the actions for a visitor. */
export function SignUpAsk() {
  const info = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false }).data
  const search = useWayBack()
  return (
    <>
      <div className="sticky-action activity-actions">
        <ButtonTo to={paths.register} search={search} variant="primary">
          {activitiesCallToAction(info).button}
        </ButtonTo>
        <ButtonTo to={paths.login} search={search} variant="secondary">
          Log In
        </ButtonTo>
      </div>
      <p className="small muted mt-3">
        Sign up to mark what each child has done and to keep the favorites.
      </p>
    </>
  )
}
