import { foundingSpots } from '@fgm/shared/launch/founding-spots'
import { Baby, HandHelping, Printer, ShieldCheck } from 'lucide-react'
import { lazyWithRetry } from '../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { usePrerendered } from '../../lib/prerendered.ts'
import { useSession } from '../../session/session.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dots } from '../../ui/dots.tsx'
import clockSvg from '../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import familiesSvg from '../../ui/drawings/families.svg?raw'
import highFiveSvg from '../../ui/drawings/high-five.svg?raw'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import sockMountainSvg from '../../ui/drawings/sock-mountain.svg?raw'
import { AgeLinks } from '../activities/age-links.tsx'
import { useLaunchInfo } from '../launch/use-launch-info.ts'
import { useIsFamily, useVisitorStory } from '../launch/use-visitor-story.ts'
import { SampleActivity } from './sample-activity.tsx'

/**
 * Everything of the landing page below the first screen; on desktops its first band begins in it. A family needs no
 * more reasons to join.
 */
export function BelowHero() {
  const isIn = useIsFamily()
  return (
    <>
      {!isIn && <PlayNow />}
      {!isIn && <Benefits />}
      {!isIn && <SampleActivity />}
      <PromoCard isFirst={isIn} />
      {!isIn && <Promises />}
      {!isIn && <Closing />}
    </>
  )
}

/** The first of three taps to a play: how old, what is near, play. */
function PlayNow() {
  return (
    <section className="band pb-0 desk:pt-4" aria-labelledby="play-now">
      <div className="wrap">
        <h2 id="play-now" className="text-h3 mb-3">
          Play one now: how old is your child?
        </h2>
        <AgeLinks />
      </div>
    </section>
  )
}

/** Three reasons, each with its drawing. */
function Benefits() {
  return (
    <section className="band pt-6">
      <div className="wrap">
        <h2 className="hidden-text">Why it works</h2>
        <ul className="grid gap-4 desk:grid-cols-[repeat(3,1fr)]">
          <Benefit title="Just 5 Minutes" drawing={clockSvg}>
            Read it in forty seconds, play it in five minutes. Then get back to the pasta.
          </Benefit>
          <Benefit title="Zero Guilt Pure Joy" drawing={sockMountainSvg}>
            Socks, spoons and a wall will do. If it flops, it flops. You were there.
          </Benefit>
          <Benefit title="Real Connection" drawing={highFiveSvg}>
            Every activity has one sentence to say that starts a real conversation.
          </Benefit>
        </ul>
      </div>
    </section>
  )
}

type BenefitProps = { title: string; drawing: string; children: string }

function Benefit({ title, drawing, children }: BenefitProps) {
  return (
    <li className="card flex flex-wrap items-center gap-4 p-4 desk:flex-col desk:flex-nowrap desk:items-start desk:p-6 [&>.drawing]:w-[116px] [&>.drawing]:flex-none desk:[&>.drawing]:w-full desk:[&>.drawing>svg]:h-[150px] desk:[&>.drawing>svg]:w-auto">
      <Drawing markup={drawing} />
      <div className="min-w-0 flex-[1_1_10rem] desk:flex-none">
        <h3>{title}</h3>
        <p className="muted small mt-1 leading-[1.45]">{children}</p>
      </div>
    </li>
  )
}

// Only a logged-in family sees it, so a first visit does without its script.
const BringAFriend = lazyWithRetry(async () => (await import('./bring-a-friend.tsx')).BringAFriend)

/** The founding offer, or for a logged-in family how to bring a friend. Its space is reserved until that is known. */
function PromoCard({ isFirst }: { isFirst: boolean }) {
  const session = useSession()
  const landing = usePrerendered()?.landing ?? 'spots_left'
  // Dots are higher than the picture that replaces them when no spot is left.
  const hasDots = landing === 'spots_left' || landing === 'family'
  return (
    <section className={classNames('band', isFirst && 'desk:pt-4')} id="founding">
      <div className="wrap">
        <div
          className={classNames(
            'grid',
            hasDots
              ? 'min-h-[584px] max-[359px]:min-h-[644px] min-[600px]:min-h-[500px] desk:min-h-[396px] min-[1000px]:min-h-[311px]'
              : 'min-h-[396px] desk:min-h-[230px]',
          )}
        >
          {session.state !== 'checking' && (
            <div className="card lift grid content-start gap-6 px-5 py-6 desk:grid-cols-[330px_1fr] desk:content-center desk:items-center desk:gap-14 desk:px-12 desk:py-10 [&>.drawing]:max-w-[330px] [&>.drawing]:self-center">
              {session.user ? <BringAFriend user={session.user} /> : <FoundingOffer />}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function FoundingOffer() {
  const { promoHeading, promoBody, promoNote } = useVisitorStory()
  const spots = useLaunchInfo()?.spots_remaining
  return (
    <>
      {/* Dots are for counting what is left; at zero there is nothing to count. */}
      {spots ? (
        <Dots taken={foundingSpots - spots} total={foundingSpots} />
      ) : (
        <Drawing markup={familiesSvg} />
      )}
      <div>
        <h2 className="text-h1">{promoHeading}</h2>
        <p className="mt-3 mb-5">{promoBody}</p>
        <div className="row row-wrap">
          <ButtonTo to={paths.register} variant="primary">
            Sign Up Now
          </ButtonTo>
          <ButtonTo to={paths.login} variant="secondary">
            Log In
          </ButtonTo>
        </div>
        {promoNote && <p className="mt-3.5 label muted">{promoNote}</p>}
      </div>
    </>
  )
}

const promises = [
  {
    icon: ShieldCheck,
    title: 'No ads, no trackers',
    text: 'We do not follow you around, here or anywhere else.',
  },
  {
    icon: Baby,
    title: 'First name, birthday, likes',
    text: 'That is all we ask about a child, so that ideas fit.',
  },
  {
    icon: Printer,
    title: 'Made for the fridge',
    text: 'Every free activity prints on one page, without an account.',
  },
  {
    icon: HandHelping,
    title: 'Checked for safety',
    text: 'Every idea passes an age and material check before you see it.',
  },
]

/** What a careful parent wants to know before signing up. */
function Promises() {
  return (
    <section className="band pt-0">
      <div className="wrap">
        <h2 className="hidden-text">What you can count on</h2>
        <ul className="grid gap-5 desk:grid-cols-[repeat(4,1fr)]">
          {promises.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-3 leading-[1.45] desk:flex-col">
              <Icon className="icon mt-[3px] text-teal" aria-hidden />
              <div>
                <b className="block">{title}</b>
                {text}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The page ends at night, with one lit house and the honey button. */
function Closing() {
  const { closingButton, closingNote } = useVisitorStory()
  return (
    <section className="night band">
      <div className="wrap grid items-center gap-5 desk:grid-cols-[1fr_420px]">
        <div>
          <h2 className="text-h1">The dishes can wait five minutes</h2>
          <p className="mt-3.5 mb-6.5 text-read muted">
            Pick one small thing. Do it tonight, badly if need be.
          </p>
          <ButtonTo to={paths.register} variant="honey">
            {closingButton}
          </ButtonTo>
          <p className="small muted mt-3">{closingNote}</p>
        </div>
        <Drawing markup={litHouseSvg} className="m-auto w-full max-w-[300px] desk:max-w-none" />
      </div>
    </section>
  )
}
