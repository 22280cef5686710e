import { Link } from '@tanstack/react-router'
import { places } from './places.ts'

/** The five places under the thumb, on phones. */
export function BottomBar() {
  return (
    <nav className="bottom" aria-label="Places">
      {places.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to}>
          <span className="pip">
            <Icon className="icon" aria-hidden />
          </span>
          <span className="label">{label}</span>
        </Link>
      ))}
    </nav>
  )
}
