import type { CSSProperties } from 'react'

const scraps = Array.from({ length: 28 }, (_, at) => styleOf(at))

/** Scraps of paper that fall once, and are gone. Who asked for less motion sees none: even lying still they would only be in the way. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {scraps.map((style, at) => (
        <i key={at} style={style} />
      ))}
    </div>
  )
}

// Scattered, and the same each time.
function styleOf(at: number): CSSProperties {
  const share = (salt: number) => Math.abs(Math.sin((at + 1) * salt) * 437.58) % 1
  return {
    '--along': `${Math.round(share(12.98) * 96)}%`,
    '--down': `${Math.round(share(78.23) * 92)}%`,
    '--turn': `${Math.round(share(37.71) * 180)}deg`,
    '--after': `${Math.round(share(53.17) * 500)}ms`,
  } as CSSProperties
}
