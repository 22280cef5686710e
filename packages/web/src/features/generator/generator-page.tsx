import type { AiCredits } from '@fgm/shared/generator'
import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck, Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSession } from '../../session/session.tsx'
import { SignInAsk } from '../../session/sign-in-ways.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import cardboardHouseSvg from '../../ui/drawings/cardboard-house.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Children, useChildren } from '../children/use-children.ts'
import { JoinedFamilies } from '../flags/feature-gate.tsx'
import { EndingNotice, GenerationProgress } from './generation-progress.tsx'
import {
  BlockReason,
  blockReason,
  CreditCard,
  priceText,
  type ServiceMessage,
  ServiceNotice,
  type StatusQuery,
  useGenerationStatus,
  useServiceMessage,
} from './generation-status.tsx'
import { ResultView } from './result/result-view.tsx'
import { type GenerationControls, useGeneration } from './use-generation.ts'
import { useWishForm, type WishForm, withinAges } from './wishes/use-wish-form.ts'
import { WishFields } from './wishes/wish-fields.tsx'
import './generator.css'
import './result/result.css'
import './wishes/wishes.css'

/** Makes one activity that fits, for families that may; says what is missing to the others. */
export function GeneratorPage() {
  const session = useSession()
  const credits = trpc.generator.credits.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  if (credits.data?.has_access) return <Generator />
  return (
    <div className="wrap page generator-page">
      <GeneratorTitle />
      {session.state === 'signed_out' ? (
        <SignInAsk title="Log in to make your own">
          Say how old your child is and what is within reach. What comes back stays in your library.
        </SignInAsk>
      ) : credits.data ? (
        <Locked missing={credits.data.missing} />
      ) : credits.error ? (
        <ErrorState
          title="The generator could not be loaded"
          onRetry={() => void credits.refetch()}
          isRetrying={credits.isFetching}
        >
          {errorMessage(credits.error)}
        </ErrorState>
      ) : (
        <GeneratorSkeleton />
      )}
    </div>
  )
}

const rows = ['a', 'b', 'c', 'd']

function GeneratorSkeleton() {
  return (
    <>
      <LoadingWords>Loading the generator</LoadingWords>
      <div className="grid gap-6" aria-hidden="true">
        {rows.map((row) => (
          <Skeleton key={row} shape="h52" className="w-full" />
        ))}
      </div>
    </>
  )
}

/** The generator before a family may use it: which of the two conditions is missing (decisions §4). */
function Locked({ missing }: { missing: AiCredits['missing'] }) {
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
          <div className="locked-dots">
            <JoinedFamilies kind="founding" taken={missing.founding_members} total={needed} />
          </div>
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

/** The wishes, the writing, the result. What was wished stays through all three. */
function Generator() {
  const family = useChildren()
  const { form, forget } = useWishForm(family.child)
  const generation = useGeneration()
  const query = useGenerationStatus()
  const services = useServiceMessage()
  const { running, result } = generation
  const view = running ? 'making' : result ? 'result' : 'wishes'
  useEffect(() => {
    if (result) forget()
  }, [result, forget])
  useArrival(view, generation.ending !== null)

  return (
    <div className="wrap page generator-page">
      {running ? (
        <GenerationProgress running={running} query={query} onStop={generation.stop} />
      ) : result ? (
        <ResultView
          key={result.generation.activity.id}
          result={result}
          generation={generation}
          query={query}
          services={services}
          family={family}
        />
      ) : (
        <WishView
          form={form}
          family={family}
          generation={generation}
          query={query}
          services={services}
        />
      )}
    </div>
  )
}

/**
 * The button that was pressed is gone: eye and screen reader go on at the heading. A result takes the focus to its own
 * title, and an ending to its sentence.
 */
function useArrival(view: 'making' | 'result' | 'wishes', hasEnded: boolean) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo({ top: 0 })
    if (view === 'result' || hasEnded) return
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [view, hasEnded])
}

type WishViewProps = {
  form: WishForm
  family: Children
  generation: GenerationControls
  query: StatusQuery
  services: ServiceMessage | null
}

/** The form, with the price of one activity and what is left. */
function WishView({ form, family, generation, query, services }: WishViewProps) {
  const { child } = family
  const isOutside = child !== undefined && withinAges(child.age) !== child.age
  return (
    <>
      <GeneratorTitle />
      {generation.ending && <EndingNotice ending={generation.ending} onRetry={generation.retry} />}
      <ServiceNotice words={services} />
      <Form form={form} onSubmit={generation.start} isPending={false} error={undefined}>
        <div className="generator-columns">
          <div className="wish-fields">
            <ChildPicker family={family} isLabelHidden />
            {isOutside && (
              <p className="small muted">
                {child.name} is {child.age}. Activities are made for ages 2 to 12, so we start at{' '}
                {withinAges(child.age)}.
              </p>
            )}
            <WishFields form={form} />
          </div>
          <div className="generator-side">
            <CreditCard query={query} />
            <GenerateAction
              query={query}
              reason={blockReason(query.status, services)}
              isRunning={generation.running !== null}
            />
            <EarlierCreations />
          </div>
        </div>
      </Form>
    </>
  )
}

/** The heading of the form, and of what replaces it. */
function GeneratorTitle() {
  return (
    <header className="generator-title">
      <PageTitle title="Create">Make one that fits</PageTitle>
      <p className="muted">Tell us what you have. You get one activity, checked for safety.</p>
    </header>
  )
}

type GenerateActionProps = { query: StatusQuery; reason: string | null; isRunning: boolean }

/** The one coral button, with its price; where it cannot be pressed, why. In the thumb zone on phones. */
function GenerateAction({ query, reason, isRunning }: GenerateActionProps) {
  return (
    <StickyAction className={reason ? 'wish-action is-waiting' : 'wish-action'}>
      <Button
        type="submit"
        variant="primary"
        icon={Lightbulb}
        isBlock
        disabled={isRunning || reason !== null}
        aria-describedby="price"
      >
        Generate Activity
      </Button>
      <p id="price" className="label muted">
        {reason ? <BlockReason query={query} reason={reason} /> : priceText(query.status)}
      </p>
    </StickyAction>
  )
}

const newest = 3

/** The newest own creations, so that what was made is found again. Nothing before the first. */
function EarlierCreations() {
  const mine = trpc.generator.mine.useQuery(undefined, { throwOnError: false })
  const activities = mine.data?.activities.slice(0, newest) ?? []
  if (activities.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="field-label generator-label">
        Made before
      </h2>
      <ul className="earlier">
        {activities.map(({ id, title, own_category }) => (
          <li key={id}>
            <CategoryStamp category={own_category} size="small" />
            <Link to={paths.activity} params={{ activity_id: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
