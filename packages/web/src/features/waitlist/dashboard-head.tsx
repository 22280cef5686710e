import { Bookmark, Check, Crown, Hourglass, type LucideIcon } from 'lucide-react'
import { statusSentence, statusWords, tierName } from '../../app/waitlist/membership-words.ts'
import { TierPrice } from '../../app/waitlist/tier-price.tsx'
import type { WaitlistStatus } from '../../app/waitlist/use-waitlist-status.ts'
import { formatCount } from '../../lib/format.ts'
import { Chip } from '../../ui/chip.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

type User = WaitlistStatus['user']

/** Who this is, where the family stands, and what it costs. */
export function DashboardHead({ status }: { status: WaitlistStatus }) {
  const { user } = status
  const { tone, icon } = looks(user)
  return (
    <header className="dashboard-head">
      <Chip tone={tone} icon={icon}>
        {statusWords(user)}
      </Chip>
      <PageTitle title="Your place">{`Hello ${user.name}, ${standing(user)}`}</PageTitle>
      <p className="muted">{statusSentence(status)}</p>
      <dl className="dashboard-facts">
        {user.registration_number !== null && (
          <div>
            <dt>Family number</dt>
            <dd>{user.registration_number}</dd>
          </div>
        )}
        <div>
          <dt>Tier</dt>
          <dd>{tierName(user.tier)}</dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            <TierPrice user={user} />
          </dd>
        </div>
        {!user.founding_member && <Wait user={user} />}
      </dl>
    </header>
  )
}

function Wait({ user }: { user: User }) {
  const { days_on_waitlist: days, waitlist_status } = user
  const isOver = waitlist_status === 'active'
  const [label, words] =
    days > 0
      ? [isOver ? 'Waited' : 'Waiting for', formatCount(days, 'day')]
      : isOver
        ? ['Waited', 'not a day']
        : ['Waiting since', 'today']
  return (
    <div>
      <dt>{label}</dt>
      <dd>{words}</dd>
    </div>
  )
}

function standing({ waitlist_status }: User): string {
  if (waitlist_status === 'active') return 'you are in'
  return waitlist_status === 'reserved' ? 'your place is kept' : 'you are in line'
}

function looks(user: User): { tone?: 'honey' | 'teal' | 'outline'; icon: LucideIcon } {
  if (user.founding_member) return { tone: 'honey', icon: Crown }
  if (user.waitlist_status === 'active') return { tone: 'teal', icon: Check }
  if (user.waitlist_status === 'reserved') return { tone: 'teal', icon: Bookmark }
  return { tone: 'outline', icon: Hourglass }
}
