import { Link } from '@tanstack/react-router'
import { BookHeart, Lightbulb, type LucideIcon, UsersRound } from 'lucide-react'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { ButtonTo } from '../../../lib/links.tsx'
import { paths } from '../../../lib/paths.ts'
import { Drawing } from '../../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../../ui/drawings/lit-house.svg?raw'
import { Stamp, type StampTone } from '../../../ui/stamp.tsx'
import { useSignUpStory } from '../../launch/use-sign-up-story.ts'
import { whatPremiumAdds } from '../list/waiting-texts.ts'
import './ways-on.css'

const ways: { title: string; link: string; to: string; icon: LucideIcon; tone: StampTone }[] = [
  {
    title: 'Nothing fits tonight?',
    link: 'Make one with AI',
    to: paths.generator,
    icon: Lightbulb,
    tone: 'honey',
  },
  {
    title: 'Time for a slower one?',
    link: 'Open the premium library',
    to: paths.premiumLibrary,
    icon: BookHeart,
    tone: 'plum',
  },
  {
    title: 'What others played',
    link: 'See the community',
    to: paths.community,
    icon: UsersRound,
    tone: 'teal',
  },
]

/** The ways on for a family that is in. */
export function WaysOn() {
  return (
    <section className="band ways-on" aria-label="More to play">
      <div className="grid-cards three">
        {ways.map(({ title, link, to, icon, tone }) => (
          <div key={to} className="card soft row">
            <Stamp tone={tone} icon={icon} />
            <div>
              <h3 className="way-title">{title}</h3>
              <Link to={to} className="link-pad">
                {link}
              </Link>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** What a visitor is asked, in words that follow the real number of founding spots (spec, activities list). */
export function SignUpCall() {
  const { samplesHeading, samplesText, samplesButton } = useSignUpStory()
  return (
    <section className="sign-up-call night" aria-labelledby="call">
      <Drawing markup={litHouseSvg} />
      <div>
        <h2 id="call">{samplesHeading}</h2>
        <p className="muted">{samplesText}</p>
        <div className="row row-wrap">
          <ButtonTo to={paths.register} variant="honey" className="min-w-56">
            {samplesButton}
          </ButtonTo>
          <Link to={paths.login} className="link-pad">
            Log In
          </Link>
        </div>
      </div>
    </section>
  )
}

/** For a family that is not in yet: what it has, and what premium adds. */
export function WaitingNote({ count }: { count: number }) {
  return (
    <p className="note honey">
      <BookHeart className="icon" aria-hidden />
      <span>
        <b>These {count} are yours to play now.</b> <WaitingWords />
      </span>
    </p>
  )
}

// The launch's story is long, and only families that are not in yet read it here.
const WaitingWords = lazyWithRetry(
  async () => (await import('../list/waiting-words.tsx')).WaitingWords,
  {
    pending: <span className="invisible">{whatPremiumAdds}</span>,
    isSilent: true,
  },
)
