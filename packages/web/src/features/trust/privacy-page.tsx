import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Part, PartLinks, TrustPage, WriteTo } from './trust-page.tsx'

const parts = [
  'What we keep',
  'What keeps it safe',
  'Who sees it',
  'Where and how long',
  'Your say',
]

/** /privacy: what is stored, where, how long, who sees it, and how to leave. */
export function PrivacyPage() {
  return (
    <TrustPage
      title="Privacy"
      lead="What we keep, where, how long, and who sees it."
      changedOn="2026-11-29"
    >
      {(operator) => (
        <>
          <Part title="In short" look="card soft">
            <ul>
              <li>We keep what is needed to work for your family, and nothing more.</li>
              <li>Your family alone sees it. Others see what you share yourself.</li>
              <li>We never ask for photos, a school or where you live.</li>
              <li>No ads, no trackers, nothing sold.</li>
              <li>It is deleted when you leave, and you can take it along.</li>
            </ul>
          </Part>
          <PartLinks titles={parts} />
          <Part title="What we keep">
            <ul>
              <li>
                <b>Of you:</b> your first name or what you call yourself, your email address, a
                password as a scrambled value that nobody can read back
                {operator.has_google && ', or the number of your Google account if you came by it'}.
              </li>
              <li>
                <b>Of your children:</b> the name you type (a nickname is fine), the birth date, and
                interests and preferences if you choose to write them. The birth date is there so
                that ideas fit the age. We ask for no photos, no school and no address.
              </li>
              <li>
                <b>Of your days:</b> which activities you did, when, for how long and how it was,
                what you liked, your notes, the activities you made and what you wished for, houses
                you draw, hunts you make and play. If you want reminders: their days, time and time
                zone.
              </li>
              <li>
                <b>Of your membership:</b> your place in line, who invited you
                {operator.has_payments &&
                  ', and receipts of what you paid. Card numbers never reach us'}
                .
              </li>
            </ul>
          </Part>
          <Part title="What keeps it safe">
            <ul>
              <li>
                <b>Two cookies:</b> one keeps you logged in for 30 days after your last visit, 90 at
                most. The other recognises the browser for half a year, so that a stranger who
                guesses passwords cannot lock you out.
              </li>
              <li>
                <b>A copy in your browser</b> of your children&#8217;s profiles, activities, houses
                and hunts, so that the app opens without a network. It goes when you log out. What
                you note offline waits there until it can be sent.
              </li>
              <li>
                <b>Before you have an account:</b> your child&#8217;s age, what is near, what you
                played and your own lines stay in your browser alone. What you played is kept for a
                week. It all comes along when you sign up, and goes when you log out.
              </li>
              <li>
                <b>A scrambled value</b> of the network you registered from, for 30 days: it shows
                when someone signs up friends who do not exist.
              </li>
              <li>
                <b>A log</b> of which kind of page was asked for, never of what was in it.
              </li>
            </ul>
          </Part>
          <Part title="Who sees it">
            <ul>
              <li>Your family, when it is logged in.</li>
              <li>
                Others see only what you share yourself: families see the activity and your first
                name, or the drawn house without names; visitors who have no account see an
                activity&#8217;s title, line and stars. Never your child&#8217;s name.
              </li>
              <li>
                Whoever has a link that you made for grandparents: the activities or the hunt you
                chose and the name you greet them by, for the days you chose, until you close it.
                What they write back is yours to read and to remove.
              </li>
              <li>
                {operator.name
                  ? `Someone at ${operator.name} who looks after the site`
                  : 'One of us who look after the site'}
                , when you ask for help or something was reported.
              </li>
              {operator.ai_services.length > 0 && (
                <li>
                  When you make an activity, have the clues of a hunt reworded, or have a line about
                  your home read more closely, {operator.ai_services.join(' or ')} gets the age, the
                  chosen words, and your wish, the clues or the line, with names, addresses and
                  numbers taken out. What comes back is sent once more, with the age alone, to be
                  read for safety. Next to what was made you can read what was sent, under
                  &#8216;What the AI saw&#8217;.
                </li>
              )}
              {operator.has_payments && (
                <li>The payment service gets what a payment needs, from you directly.</li>
              )}
              {operator.has_google && (
                <li>
                  Google learns about you only if you choose to log in with it. Its button is loaded
                  on the pages for logging in and signing up.
                </li>
              )}
              {operator.sends_mail && <li>The mail service that delivers our emails to you.</li>}
              <li>
                If you turn on notifications, your browser&#8217;s maker delivers them. They are
                sealed for your browser, so it learns only that one came. If you add our calendar to
                yours, whoever runs yours sees its secret address and the names of activities.
              </li>
            </ul>
            <p>Nobody else. We do not sell, rent or trade anything about you or your children.</p>
          </Part>
          <Part title="Where and how long">
            <p>
              Everything is kept in one database on a server run by {operator.name ?? 'us'}
              {operator.data_place && ` in ${operator.data_place}`}. It stays as long as your
              account does. When you leave, it is deleted at once; copies made for emergencies are
              gone from the server within a month. Then only this stays:
            </p>
            <ul>
              <li>your place in line, without a name, so that no number is given twice;</li>
              <li>
                a scrambled value of your address, so that one mailbox cannot join and leave for
                rewards;
              </li>
              <li>records of payments, without your name, which the law asks us to keep;</li>
              <li>copies of shared activities that other families kept, which name nobody.</li>
            </ul>
          </Part>
          <Part title="Your say">
            <p>
              In your profile under Account you can change your name, take everything along as a
              file, and leave for good. A child&#8217;s profile can be changed or removed under
              Children. Emails that are not needed can be stopped by the link in each of them or in{' '}
              <Link to={paths.profile}>your profile</Link>.{' '}
              {operator.email && (
                <>
                  To have your email address changed, and for anything else:{' '}
                  <WriteTo email={operator.email} />{' '}
                </>
              )}
              You may also complain to the data protection authority of your country.
            </p>
          </Part>
        </>
      )}
    </TrustPage>
  )
}
