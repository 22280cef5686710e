import './join-with-account.css'
import type { JoinChoice } from '@fgm/shared/family/parents'
import { capital, listed } from '@fgm/shared/text/words'
import { Check, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import type { SessionUser } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../../ui/drawings/high-five.svg?raw'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { LoadingBar } from '../../../ui/skeleton.tsx'
import { OwnerProofForm } from '../owner-proof.tsx'
import { keepOnlyInvitation, useInvitationRequest } from './kept-invitation.ts'

export type Offer = {
  /** The token of its link. */
  invitation: string
  /** A first name. */
  invited_by: string
  /** The last day, in words. */
  until: string
}

type Choices = Outputs['families']['joinChoices']

type JoinWithAccountProps = Offer & {
  user: SessionUser
  onJoined: (message: string) => void
  onStay: () => void
  /** The session has ended, and the invitation is kept. */
  onLoggedOut: () => void
}

/** For someone with an account: first what happens to their family, then the password. Nothing happens silently. */
export function JoinWithAccount(props: JoinWithAccountProps) {
  const { invitation, invited_by, user, onLoggedOut } = props
  const logout = trpc.auth.logout.useMutation({
    meta: { changes_session: true, ends_session: true },
    onSuccess: () => {
      keepOnlyInvitation(invitation)
      onLoggedOut()
    },
  })
  const choices = trpc.families.joinChoices.useMutation({ meta: { shows_own_error: true } })
  const load = useInvitationRequest(choices, invitation)
  const notYou = (
    <div className="row row-wrap gap-x-1">
      <p className="muted">Not you?</p>
      <Button
        variant="text"
        size="small"
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Log Out and Continue
      </Button>
    </div>
  )
  return (
    <div className="wrap page auth join">
      <div className="grid content-center gap-2">
        <PageTitle title="Join a Family">{`${invited_by} invites you`}</PageTitle>
        <p className="muted text-read">
          You are logged in as {user.name}. An account belongs to one family at a time.
        </p>
      </div>
      <div className="auth-wall">
        <Drawing markup={highFiveSvg} />
      </div>
      {choices.data ? (
        <Choosing {...props} choices={choices.data}>
          {notYou}
        </Choosing>
      ) : (
        <div className="join-ways">
          {choices.error ? (
            <ErrorState title="We could not load your choices" onRetry={load}>
              Nothing has changed.
            </ErrorState>
          ) : (
            <LoadingBar>Loading your choices</LoadingBar>
          )}
          {notYou}
        </div>
      )}
    </div>
  )
}

type ChoosingProps = JoinWithAccountProps & {
  choices: Choices
  /** Called at the end. */
  children: ReactNode
}

function Choosing(props: ChoosingProps) {
  const { choices, invitation, user, onJoined, onStay, children } = props
  const [choice, setChoice] = useState<JoinChoice | undefined>(
    choices.choices.length === 1 ? choices.choices[0] : undefined,
  )
  const [submits, setSubmits] = useState(0)
  const name = useId()
  const askId = useId()
  const hintId = useId()
  const group = useRef<HTMLDivElement>(null)
  const join = trpc.families.join.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: ({ message }) => onJoined(message),
  })
  function askForChoice() {
    group.current?.querySelector('input')?.focus()
    setSubmits((times) => times + 1)
  }
  if (choices.why_not)
    return (
      <div className="join-ways">
        <Card className="grid justify-items-start gap-3">
          <p>{reasons[choices.why_not]}</p>
          <ButtonTo to={paths.profile} search={{ tab: 'children' }} variant="primary" size="small">
            Go to My Family
          </ButtonTo>
        </Card>
        {children}
      </div>
    )
  return (
    <>
      <div className="join-ways">
        {!choice && submits > 0 && (
          <div id={askId}>
            {/* A new one for each submit: announced, and scrolled into view next to the focused choice. */}
            <FormError key={submits} error="Please choose first what happens to your family." />
          </div>
        )}
        <div
          ref={group}
          role="radiogroup"
          aria-describedby={!choice && submits > 0 ? askId : undefined}
          aria-label="What happens to your family"
          className="grid gap-5"
        >
          {choices.choices.map((one) => (
            <Radio
              key={one}
              name={name}
              className="join-choice"
              checked={one === choice}
              onChange={() => setChoice(one)}
            >
              <b className="display text-lead">{titleOf(one, choices)}</b>
              <span className="grid content-start gap-2">
                {pointsOf(one, choices).map(({ words, icon: Icon, isLoss }) => (
                  <span
                    key={words}
                    className={classNames(
                      'join-point',
                      isLoss && 'rounded-control bg-error-soft p-3 font-strong text-error',
                    )}
                  >
                    <Icon
                      className={classNames(
                        'icon mt-0.5',
                        Icon === Check && 'text-teal',
                        Icon === Minus && 'text-muted',
                      )}
                      aria-hidden
                    />
                    <span>{words}</span>
                  </span>
                ))}
              </span>
            </Radio>
          ))}
        </div>
      </div>
      <div className="join-proof">
        {choice === 'bring' && (
          <p className="small muted">
            A child that both families have, by name and birthday, becomes one. If you leave one
            day, you can take a copy of the children along, but not credits or premium.
          </p>
        )}
        {!choice && (
          // While nothing is chosen it is quiet, and asks for that first.
          <>
            <p id={hintId} className="muted">
              First choose what happens to your family.
            </p>
            <Button variant="calm" isBlock aria-describedby={hintId} onClick={askForChoice}>
              Join {choices.invited_by}’s Family
            </Button>
          </>
        )}
        {choice && (
          <OwnerProofForm
            has_password={user.has_password}
            action={join}
            button={`Join ${choices.invited_by}’s Family`}
            pendingWords="Joining the family"
            warning={<b>You join at once. This cannot be undone.</b>}
            onProof={(proof) => join.mutate({ invitation, choice, ...proof })}
          />
        )}
        <ButtonTo to={paths.activities} variant="secondary" onClick={onStay}>
          Stay in My Family
        </ButtonTo>
        {children}
      </div>
    </>
  )
}

const reasons: Record<NonNullable<Choices['why_not']>, string> = {
  already_in_family: 'You belong to this family already.',
  administrator_cannot_join:
    'An administrator looks after all families and cannot belong to one. Please use another account.',
  premium_would_be_lost:
    'Your family has premium and the other one does not. Invite them into yours instead: then you both have it.',
}

function titleOf(choice: JoinChoice, { own }: Choices): string {
  if (choice === 'bring') return 'Bring everything along'
  if (choice === 'leave_behind') return 'Leave everything behind'
  return `Come on your own, without ${listed(own.other_parents)}`
}

type Point = { words: string; icon: LucideIcon; isLoss?: boolean }

const stays = (words: string): Point => ({ words, icon: Check })
const goes = (words: string): Point => ({ words, icon: Minus })

/** What happens to children, credits, the number and payments, each in a sentence. */
function pointsOf(choice: JoinChoice, { own, theirs, invited_by }: Choices): Point[] {
  const number = `family ${own.registration_number ?? 0}`
  const premium = stays(premiumWords(own.is_member, theirs.is_member, `${invited_by}’s family`))
  if (choice === 'others_stay')
    return [
      stays(
        `Your family, ${number}, goes on with ${listed(own.other_parents)}: children, activities, credits and payments stay there.`,
      ),
      premium,
      goes('You take only your account with you.'),
    ]
  const ends = `You give up your place as ${number}.`
  const things = [...own.children, 'your activities', 'hunts', 'houses']
  if (choice === 'leave_behind')
    return [
      {
        words: `Removed for good: ${listed([...things, ...creditWords(own.credits)])}.`,
        icon: TriangleAlert,
        isLoss: true,
      },
      premium,
      goes(own.payments > 0 ? `${ends} Records of payments stay without your name.` : ends),
    ]
  const receipts = own.payments > 0 ? ['your receipts'] : []
  return [
    stays(
      `${capital(listed([...things, ...creditWords(own.credits_along), ...receipts]))} come along.`,
    ),
    premium,
    ...creditWords(own.credits - own.credits_along).map((left) =>
      goes(`The first credits of a family come once, so you leave ${left} behind.`),
    ),
    goes(ends),
  ]
}

function premiumWords(ownHas: boolean, theirsHas: boolean, theirFamily: string): string {
  if (theirsHas) return `${theirFamily} has premium, and you share it.`
  if (ownHas) return `${theirFamily} waits for premium. Yours keeps it.`
  return `${theirFamily} waits for premium, as yours does; its place in line counts.`
}

const creditWords = (credits: number): string[] =>
  credits === 0 ? [] : [credits === 1 ? 'one credit' : `${credits} credits`]
