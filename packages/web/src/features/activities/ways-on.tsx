import { Link } from '@tanstack/react-router'
import {
  BookHeart,
  DoorOpen,
  Hourglass,
  Lightbulb,
  type LucideIcon,
  UsersRound,
} from 'lucide-react'
import { useSignUpStory } from '../../app/use-sign-up-story.ts'
import { storyOf } from '../../app/waitlist/story-of.ts'
import { useWaitlistStatus } from '../../app/waitlist/use-waitlist-status.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { LitHouseDrawing } from '../../ui/drawings/lit-house.tsx'
import { Stamp, type StampTone } from '../../ui/stamp.tsx'
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
      <LitHouseDrawing />
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

/** For a family that is not in yet: what it has, what premium adds, and the next step there is for it today. */
export function WaitingNote({ count }: { count: number }) {
  const { data: status, isPending } = useWaitlistStatus(true)
  const { libraryNote, libraryLink } = status ? storyOf(status) : whatPremiumAdds
  const Icon = status?.can_pay ? DoorOpen : Hourglass
  return (
    <p className="note honey">
      <Icon className="icon" aria-hidden />
      <span>
        <b>These {count} are yours to play now.</b>{' '}
        {/* The words hold their place until it is known which of them are true. */}
        <span className={classNames(isPending && 'invisible')}>
          {libraryNote}{' '}
          <Link to={status?.can_pay ? paths.upgrade : paths.dashboard}>{libraryLink}</Link>
        </span>
      </span>
    </p>
  )
}

/** True in every state, for when nobody can say which it is. */
const whatPremiumAdds = {
  libraryNote:
    'With premium the whole library stands here, with printables, the premium shelves and ideas made for your child.',
  libraryLink: 'See where you stand',
}
