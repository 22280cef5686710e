import type { ReactNode } from 'react'
import clockSvg from '../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import highFiveSvg from '../../ui/drawings/high-five.svg?raw'
import sockMountainSvg from '../../ui/drawings/sock-mountain.svg?raw'

/** Three reasons, each with its drawing. */
export function Benefits() {
  return (
    <section className="band pt-6">
      <div className="wrap">
        <h2 className="hidden-text">Why it works</h2>
        <ul className="benefits">
          <Benefit title="Just 5 Minutes" drawing={<Drawing markup={clockSvg} />}>
            Read it in forty seconds, play it in five minutes. Then get back to the pasta.
          </Benefit>
          <Benefit title="Zero Guilt Pure Joy" drawing={<Drawing markup={sockMountainSvg} />}>
            Socks, spoons and a wall will do. If it flops, it flops. You were there.
          </Benefit>
          <Benefit title="Real Connection" drawing={<Drawing markup={highFiveSvg} />}>
            Every activity has one sentence to say that starts a real conversation.
          </Benefit>
        </ul>
      </div>
    </section>
  )
}

type BenefitProps = { title: string; drawing: ReactNode; children: string }

function Benefit({ title, drawing, children }: BenefitProps) {
  return (
    <li className="card benefit">
      {drawing}
      <div>
        <h3>{title}</h3>
        <p className="muted small">{children}</p>
      </div>
    </li>
  )
}
