import { Link } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { useSession } from '../../session/session.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/error-state.tsx'
import { Form } from '../../ui/form.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords, Skeleton } from '../../ui/skeleton.tsx'
import { CategoryStamp } from '../../ui/stamp.tsx'
import { StickyAction } from '../../ui/sticky-action.tsx'
import { ChildPicker } from '../children/child-picker.tsx'
import { type Children, useChildren } from '../children/use-children.ts'
import { SharedShelf } from '../community/shared-shelf.tsx'
import { HelpView } from '../distress/help-view.tsx'
import { SignUpCard } from '../launch/sign-up-card.tsx'
import { useSignUpStory } from '../launch/use-sign-up-story.ts'
import { EndingNotice, GenerationProgress } from './generation-progress.tsx'
import {
  CreditCard,
  PriceOrReason,
  ServiceNotice,
  type StatusQuery,
  useGenerationStatus,
} from './generation-status.tsx'
import { GeneratorGate } from './generator-gate.tsx'
import { ResultView } from './result/result-view.tsx'
import { type GenerationControls, useGeneration } from './use-generation.ts'
import { useWishForm, type WishForm, withinAges } from './wishes/use-wish-form.ts'
import { Ideas, WishFields } from './wishes/wish-fields.tsx'
import './result/result.css'
import './wishes/wishes.css'

/** Generates one activity for families that may; shows the others what is missing. */
export function GeneratorPage() {
  const session = useSession()
  const credits = trpc.generator.credits.useQuery(undefined, {
    enabled: session.state === 'signed_in',
    throwOnError: false,
  })
  if (credits.data?.has_access) return <Generator />
  return (
    <div className="wrap page">
      <GeneratorTitle />
      {session.state === 'signed_out' ? (
        <ForVisitors />
      ) : credits.data ? (
        <GeneratorGate missing={credits.data.missing} />
      ) : credits.error ? (
        <LoadFailure title="The generator could not be loaded" query={credits} />
      ) : (
        <GeneratorSkeleton />
      )}
    </div>
  )
}

/** What other families generated here, and what is needed to generate one. */
function ForVisitors() {
  const { registerOffer } = useSignUpStory()
  return (
    <div className="grid gap-6">
      <SignUpCard title="Make one for your child">
        Say how old your child is and what is within reach. What comes back stays in your library.{' '}
        {registerOffer}
      </SignUpCard>
      <SharedShelf title="Made here by other families" />
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

/** The wishes, the writing, the result. The wishes stay through all three. */
function Generator() {
  const family = useChildren()
  const { form, forget, together } = useWishForm(family)
  const generation = useGeneration()
  const query = useGenerationStatus()
  const { running, result, help } = generation
  const view = help ? 'help' : running ? 'making' : result ? 'result' : 'wishes'
  useEffect(() => {
    if (result) forget()
  }, [result, forget])
  useEffect(() => {
    // The text is stored nowhere, not even in the form.
    if (help) form.setValue('prompt', '', { shouldDirty: true })
  }, [help, form])
  useArrival(view, generation.ending !== null)

  const isActivity = view === 'making' || view === 'result'
  return (
    <div className={isActivity ? 'wrap page activity-page' : 'wrap page'}>
      {help ? (
        // In place of an activity, where the wish signals distress. The link back leads to the form without that text.
        <>
          <PageTitle title="Help">You are not alone</PageTitle>
          <HelpView
            instead={help.instead}
            country={help.wishes.country}
            onCountry={(country) => generation.start({ ...help.wishes, country })}
          />
          <Button variant="text" onClick={generation.close}>
            I only want a game
          </Button>
        </>
      ) : running ? (
        <GenerationProgress running={running} query={query} onStop={generation.stop} />
      ) : result ? (
        <ResultView
          key={result.generation.activity.id}
          result={result}
          generation={generation}
          query={query}
          family={family}
        />
      ) : (
        <WishView
          form={form}
          family={family}
          together={together}
          generation={generation}
          query={query}
        />
      )}
    </div>
  )
}

/** The clicked button is gone: moves the focus to the heading, before Stop while it is written, to the sentence at an end. */
function useArrival(view: 'help' | 'making' | 'result' | 'wishes', hasEnded: boolean) {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo({ top: 0 })
    if (hasEnded) return
    const place = view === 'making' ? '#main .progress-words' : '#main h1'
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
  }, [view, hasEnded])
}

type WishViewProps = {
  form: WishForm
  family: Children
  together: ReturnType<typeof useWishForm>['together']
  generation: GenerationControls
  query: StatusQuery
}

/** The form, with the price of one activity and what is left. */
function WishView({ form, family, together, generation, query }: WishViewProps) {
  const { child } = family
  const isWide = useIsWide()
  const isOutside = child !== undefined && withinAges(child.age) !== child.age
  return (
    <>
      <GeneratorTitle />
      {generation.ending && <EndingNotice ending={generation.ending} onRetry={generation.retry} />}
      <ServiceNotice words={query.message} />
      <Form form={form} onSubmit={generation.start} isPending={false} error={undefined}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-14">
          <div className="wish-fields flex flex-col gap-4 desk:gap-5">
            {!isWide && <Ideas form={form} />}
            {(family.children?.length ?? 0) > 1 && (
              <ChildPicker
                family={{
                  ...family,
                  choose: (id) => {
                    form.setValue('second_child_age', null)
                    family.choose(id)
                  },
                }}
                isLabelHidden
                isAgeHidden
                together={together}
              />
            )}
            {together.is && (
              <p className="small muted">
                For both: safe for the younger one, with a part for the {together.oldest}-year-old.
              </p>
            )}
            {isOutside && (
              <p className="small muted">
                {child.name} is {child.age}. Activities are made for ages 2 to 12, so we start at{' '}
                {withinAges(child.age)}.
              </p>
            )}
            <WishFields form={form} isFromBook={query.isFree} />
            {/* In the thumb zone on phones, at the end of the form and always in sight on desktops. */}
            <StickyAction
              isInSight
              className={query.reason ? 'wish-action is-waiting' : 'wish-action'}
            >
              <Button
                type="submit"
                variant="primary"
                icon={Lightbulb}
                isBlock
                disabled={query.reason !== null}
                aria-describedby="price"
              >
                Generate Activity
              </Button>
              <p id="price" className="label muted max-w-none">
                <PriceOrReason query={query} />
              </p>
            </StickyAction>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <CreditCard query={query} />
            {isWide && <Ideas form={form} />}
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
    <header className="mb-4 desk:mb-5">
      <PageTitle title="Create">Make one that fits</PageTitle>
      <p className="muted mt-1.5">
        Tell us what you have. You get one activity, checked for safety.
      </p>
    </header>
  )
}

const newest = 3

/** The newest own creations, so that they are found again. Nothing before the first. */
function EarlierCreations() {
  const mine = trpc.generator.mine.useQuery(undefined, { throwOnError: false })
  const activities = mine.data?.activities.slice(0, newest) ?? []
  if (activities.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="plain-heading mb-2">
        Made before
      </h2>
      <ul>
        {activities.map(({ id, title, own_category }) => (
          <li key={id} className="row min-h-14">
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
