import type { JoinChoice } from '@fgm/shared/family/parents'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import type { SessionUser } from '../../../session/session.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'
import { OwnerProofForm } from '../owner-proof.tsx'
import type { Offer } from './join-with-new-account.tsx'

type Choices = Outputs['families']['joinChoices']

/** Who has an account: first what becomes of the family they have, then the password. Nothing happens silently. */
export function JoinWithAccount(props: Offer & { user: SessionUser; onJoined: () => void }) {
  const { invitation, invited_by, user, onJoined } = props
  const choices = useChoices(invitation, user.id)
  return (
    <div className="wrap page narrow grid gap-5">
      <PageTitle title="Join a Family">{`${invited_by} invites you`}</PageTitle>
      <p className="muted text-read">
        You are logged in as {user.name}. An account belongs to one family at a time.
      </p>
      {choices.data ? (
        <Choosing choices={choices.data} invitation={invitation} user={user} onJoined={onJoined} />
      ) : choices.error ? (
        <ErrorState
          title="We could not load your choices"
          onRetry={() => void choices.refetch()}
          isRetrying={choices.isFetching}
        >
          Nothing has changed.
        </ErrorState>
      ) : (
        <>
          <LoadingWords>Loading your choices</LoadingWords>
          <Skeleton shape="h52" className="w-full" />
        </>
      )}
    </div>
  )
}

function useChoices(invitation: string, userId: string) {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: ['join-choices', invitation, userId],
    queryFn: () => client.families.joinChoices.mutate({ invitation }),
    throwOnError: false,
  })
}

type ChoosingProps = {
  choices: Choices
  invitation: string
  user: SessionUser
  onJoined: () => void
}

function Choosing({ choices, invitation, user, onJoined }: ChoosingProps) {
  const [choice, setChoice] = useState<JoinChoice | undefined>(
    choices.choices.length === 1 ? choices.choices[0] : undefined,
  )
  const name = useId()
  const join = trpc.families.join.useMutation({
    meta: { changes_session: true, shows_own_error: true },
    onSuccess: ({ message }) => {
      showToast({ message })
      onJoined()
    },
  })
  if (choices.why_not)
    return (
      <Card className="grid justify-items-start gap-3">
        <p>{reasons[choices.why_not]}</p>
        <ButtonTo to={paths.profile} search={{ tab: 'children' }} variant="primary" size="small">
          Go to My Family
        </ButtonTo>
      </Card>
    )
  return (
    <>
      <div role="radiogroup" aria-label="What becomes of your family" className="grid gap-3">
        {choices.choices.map((one) => (
          <Radio
            key={one}
            name={name}
            className="pick join-choice"
            checked={one === choice}
            onChange={() => setChoice(one)}
          >
            <span className="grid gap-1 text-start">
              <b>{titleOf(one, choices)}</b>
              {sentencesOf(one, choices).map((sentence) => (
                <span key={sentence} className="small">
                  {sentence}
                </span>
              ))}
            </span>
          </Radio>
        ))}
      </div>
      {choice && (
        <OwnerProofForm
          has_password={user.has_password}
          isPending={join.isPending}
          error={join.error ? errorMessage(join.error) : undefined}
          button={`Join ${choices.invited_by}’s Family`}
          pendingWords="Joining the family"
          warning={<b>You join at once. This cannot be undone.</b>}
          onProof={(proof) => join.mutate({ invitation, choice, ...proof })}
        />
      )}
      <ButtonTo to={paths.activities} variant="secondary">
        Stay in My Family
      </ButtonTo>
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
  if (choice === 'leave_behind') return 'Come without it'
  return `Come on your own: ${listed(own.other_parents)} stays`
}

/** What happens to children, credits, the number and payments, each in a sentence. */
function sentencesOf(choice: JoinChoice, { own, theirs }: Choices): string[] {
  const number = `family #${own.registration_number ?? 0}`
  if (choice === 'others_stay')
    return [
      `Your family, ${number}, goes on with ${listed(own.other_parents)}: children, activities, credits and payments stay there.`,
      'You take nothing along but your account.',
    ]
  const premium = theirs.is_member
    ? 'The other family has premium; it is yours together.'
    : 'The other family waits for premium, as yours does; its place in line counts.'
  if (choice === 'leave_behind')
    return [
      `${childrenWords(own.children)}, with all activities, hunts and houses, is removed for good.`,
      `${creditWords(own.credits)} and the number of ${number} end.${own.payments > 0 ? ' Records of payments stay without your name.' : ''}`,
      premium,
    ]
  return [
    `${childrenWords(own.children)} comes along, with all activities, hunts and houses. A child with the same name and birthday in both becomes one.`,
    `${creditWords(own.credits)} come along${own.payments > 0 ? ', and so do your receipts' : ''}. Your number, ${number}, ends: the other family keeps its own.`,
    `${premium} If you leave one day, you can take a copy of the children, but not credits or premium.`,
  ]
}

const listed = (words: string[]) => new Intl.ListFormat('en').format(words)

const childrenWords = (children: string[]) =>
  children.length === 0 ? 'What you made' : `What belongs to ${listed(children)}`

const creditWords = (credits: number) =>
  credits === 0 ? 'Your credits' : credits === 1 ? 'Your last credit' : `Your ${credits} credits`
