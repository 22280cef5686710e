import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ButtonTo } from '../../../lib/links.tsx'
import { ActivityByLink } from '../../activities/activity-by-link.tsx'
import { HuntByLink } from '../../hunts/hunt-by-link.tsx'
import { dayPlayer } from '../../hunts/play-storage.ts'
import { dayPaths } from '../day-paths.ts'
import { SayDone } from './say-done.tsx'
import { type Day, useTop } from './use-day.ts'

type DayThingProps = { day: Day; id: string; token: string }

/** One of them, to read and to play, and at its end the word to the family. */
export function DayThing({ day, id, token }: DayThingProps) {
  useTop()
  const navigate = useNavigate()
  const activity = day.activities.find((one) => one.id === id)
  const isDone = day.done.includes(id)
  const goBack = () => void navigate({ to: dayPaths.opened, search: {}, hash: true })
  if (day.hunt?.id === id)
    return (
      <HuntByLink
        hunt={day.hunt}
        player={dayPlayer(day.id)}
        onLeave={goBack}
        end={(forget) => (
          <SayDone
            token={token}
            id={id}
            isDone={isDone}
            hasBegun
            onBack={() => {
              forget()
              goBack()
            }}
          />
        )}
      />
    )
  if (!activity) return null
  return (
    <div className="wrap page day">
      <ButtonTo
        to={dayPaths.opened}
        search={{}}
        hash
        variant="text"
        icon={ArrowLeft}
        className="day-back"
      >
        Back to the List
      </ButtonTo>
      <ActivityByLink
        activity={activity}
        player={dayPlayer(day.id)}
        end={(hasBegun, forget) => (
          <SayDone
            token={token}
            id={id}
            isDone={isDone}
            hasBegun={hasBegun}
            onBack={() => {
              forget()
              goBack()
            }}
          />
        )}
      />
    </div>
  )
}
