import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { CategoryStamp } from '../../ui/stamp.tsx'

const newest = 3

/** The newest own creations, so that what was made is found again. Nothing before the first. */
export function EarlierCreations() {
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
