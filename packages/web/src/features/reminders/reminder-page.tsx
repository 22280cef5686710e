import { addDays, weekWords } from '@fgm/shared/week'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import clockSvg from '../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { familyWeek } from '../week/family-week.ts'
import { SheetPapers } from '../week/sheet-papers.tsx'

/** The actions of a reminder's links, by their word in the address. */
const asks = {
  skip: {
    action: 'skip_today',
    title: 'Not today?',
    text: 'Some days are busy. Nothing is lost.',
    button: 'Skip Today',
  },
  week: {
    action: 'pause_week',
    title: 'A week off?',
    text: 'We are quiet for seven days and come back then.',
    button: 'Pause a Week',
  },
  stop: {
    action: 'stop',
    title: 'Stop the reminders?',
    text: 'No more will come. Everything else stays as it is.',
    button: 'Stop for Good',
  },
  start: {
    action: 'start',
    title: 'Reminders again?',
    text: 'They come at the time you chose.',
    button: 'Start Again',
  },
  'skip-sheet': {
    action: 'skip_next',
    title: 'A week without a sheet?',
    text: 'The next one stays away. The one after it comes.',
    button: 'Skip a Week',
  },
  'stop-sheet': {
    action: 'stop',
    title: 'Stop the Sunday sheet?',
    text: 'No more will come by email. You can still print it on the page of your week.',
    button: 'Stop for Good',
  },
  'start-sheet': {
    action: 'start',
    title: 'The Sunday sheet again?',
    text: 'It comes on Saturdays.',
    button: 'Start Again',
  },
} as const

type Ask = keyof typeof asks
const isAsk = (word: string | undefined): word is Ask => Object.keys(asks).includes(word ?? '')

/**
 * The page that the links of a reminder open, without logging in. Opening it changes nothing, because mail programs
 * prefetch links; one click does what the link says.
 */
export function ReminderPage() {
  const { do: word, token } = useSearch({ from: '/reminder' })
  return (
    <div className="wrap page narrow">
      <div className="card empty">
        <Drawing markup={clockSvg} />
        {token && isAsk(word) ? (
          <ActionByLink key={word} word={word} token={token} />
        ) : token && word === 'print' && dayOf(token) ? (
          <Sheet token={token} day={dayOf(token)} />
        ) : (
          <Incomplete />
        )}
        <ButtonTo to={paths.profile} hash="tomorrow" variant="text" size="small">
          Choose Your Reminder
        </ButtonTo>
      </div>
    </div>
  )
}

function ActionByLink({ word, token }: { word: Ask; token: string }) {
  const change = trpc.reminders.changeByLink.useMutation({ meta: { shows_own_error: true } })
  const { action, title, text, button } = asks[word]
  return (
    <>
      <PageTitle className="text-h3">{change.isSuccess ? 'All right' : title}</PageTitle>
      <p role="status">
        {change.error ? errorMessage(change.error) : (change.data?.message ?? text)}
      </p>
      {!change.isSuccess && (
        <Button
          variant="primary"
          size="small"
          className="mt-5"
          isPending={change.isPending}
          onClick={() => change.mutate({ token, action })}
        >
          {button}
        </Button>
      )}
    </>
  )
}

/** The sheet of the mail: for the week after its day, as this browser counts weeks. */
function Sheet({ token, day }: { token: string; day: string }) {
  const { mutate } = trpc.reminders.changeByLink.useMutation({ meta: { shows_own_error: true } })
  useEffect(() => mutate({ token, action: 'opened' }), [mutate, token])
  const startsOn = addDays(familyWeek(new Date(`${day}T12:00`)).starts_on, 7)
  return (
    <>
      <PageTitle className="text-h3">Five for the fridge</PageTitle>
      <p>{weekWords(startsOn)}, on one page, with pictures and boxes.</p>
      <div className="row row-wrap mt-5 justify-center">
        <SheetPapers startsOn={startsOn} token={token} />
      </div>
    </>
  )
}

/** The day of a token; empty for a truncated one. */
const dayOf = (token: string) => /^[^.]+\.(\d{4}-\d\d-\d\d)\../.exec(token)?.[1] ?? ''

const Incomplete = () => (
  <>
    <PageTitle className="text-h3">Your reminder</PageTitle>
    <p>
      This link is incomplete. Please open it from the reminder again, or choose in your profile.
    </p>
  </>
)
