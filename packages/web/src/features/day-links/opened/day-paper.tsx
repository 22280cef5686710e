import { ActivityReading } from '../../activities/activity-reading.tsx'
import type { Day } from './use-day.ts'

/** All of it to print: not on the screen. */
export function DayPaper({ day: { activities, hunt } }: { day: Day }) {
  return (
    <div className="day-paper">
      {activities.map((activity) => (
        <section key={activity.id}>
          <h2>{activity.title}</h2>
          <p>{activity.description}</p>
          <ActivityReading activity={{ ...activity, learning_objectives: null }} />
        </section>
      ))}
      {hunt && (
        <section>
          <h2>{hunt.hunt_name}</h2>
          <ol>
            {hunt.items_data.map(({ id, name, description, location }) => (
              <li key={id}>
                {description} <small>{[name, location].filter(Boolean).join(': ')}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
