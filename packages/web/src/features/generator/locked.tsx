import type { AiCredits } from '@fgm/shared/generator'
import { Circle, CircleCheck } from 'lucide-react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { SignInWays } from '../../session/sign-in-ways.tsx'
import { classNames } from '../../ui/class-names.ts'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'

/** What a visitor is asked. */
export function SignInAsk() {
  return (
    <div className="card empty">
      <Drawing markup={litHouseSvg} />
      <h2>Log in to make your own</h2>
      <p className="muted">
        Say how old your child is and what is within reach. What comes back stays in your library.
      </p>
      <div className="row">
        <SignInWays />
      </div>
    </div>
  )
}

/** The generator before a family may use it: which of the two conditions is missing (decisions §4). */
export function Locked({ missing }: { missing: AiCredits['missing'] }) {
  const { is_feature_open, is_switched_off, founding_members_needed: needed, is_member } = missing
  return (
    <div className="card locked">
      <Drawing markup={cardboardHouseSvg} />
      <div>
        <h2>
          {is_feature_open
            ? 'The generator comes with premium'
            : is_switched_off
              ? 'The generator is closed for now'
              : 'The generator is not open yet'}
        </h2>
        <ul className="locked-conditions">
          <Condition isMet={is_feature_open}>
            {is_feature_open
              ? 'The generator is open.'
              : is_switched_off
                ? 'We have closed it for a while. Your library stays open.'
                : `It opens when ${needed} founding families have joined.`}
          </Condition>
          <Condition isMet={is_member}>
            {is_member
              ? 'Your family is a member: it opens for you then, with your credits.'
              : 'Founding and premium families can use it. Premium opens it to your family, too.'}
          </Condition>
        </ul>
        {!is_feature_open && !is_switched_off && (
          <Joined taken={missing.founding_members} total={needed} />
        )}
        <div className="row row-wrap">
          {is_member && (
            <ButtonTo to={paths.activities} variant="primary">
              My Activities
            </ButtonTo>
          )}
          <ButtonTo to={paths.upgrade} variant={is_member ? 'secondary' : 'primary'}>
            {is_member ? 'See Premium' : 'Upgrade to Premium'}
          </ButtonTo>
        </div>
      </div>
    </div>
  )
}

type ConditionProps = { isMet: boolean; children: string }

function Condition({ isMet, children }: ConditionProps) {
  const Icon = isMet ? CircleCheck : Circle
  return (
    <li className={classNames(isMet && 'met')}>
      <Icon className="icon" aria-hidden />
      <span>
        <span className="hidden-text">{isMet ? 'Met: ' : 'Missing: '}</span>
        {children}
      </span>
    </li>
  )
}

type JoinedProps = { taken: number; total: number }

// One dot per family, while they can be counted.
function Joined({ taken, total }: JoinedProps) {
  return (
    <div className="locked-dots">
      {total <= 100 && (
        <div className="dots" aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            <i key={index} className={classNames(index >= taken && 'free')} />
          ))}
        </div>
      )}
      <p className="small">
        {taken} of {total} founding families have joined.
      </p>
    </div>
  )
}
