import { Link } from '@tanstack/react-router'
import { barHeight } from '../ui/bar-height.ts'
import { places } from './places.ts'

const height = barHeight('bottom-bar')
const my = 'My '

/** The five places under the thumb, on phones. */
export function BottomBar() {
  return (
    <nav ref={height} className="bottom" aria-label="Places">
      {places.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to}>
          <span className="pip">
            <Icon className="icon" aria-hidden />
          </span>
          <span className="label">
            {/* Where five names do not fit beside each other, one is said shorter. */}
            {label.startsWith(my) && <span className="long-word">{my}</span>}
            {label.replace(my, '')}
          </span>
        </Link>
      ))}
    </nav>
  )
}
