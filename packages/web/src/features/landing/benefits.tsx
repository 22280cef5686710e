import type { ReactNode } from 'react'
import { ClockDrawing } from '../../ui/drawings/clock.tsx'
import { HighFiveDrawing } from '../../ui/drawings/high-five.tsx'
import { SockMountainDrawing } from '../../ui/drawings/sock-mountain.tsx'

/** Three reasons, each with its drawing. */
export function Benefits() {
  return (
    <section className="band pt-6">
      <div className="wrap">
        <h2 className="hidden-text">Why it works</h2>
        <ul className="benefits">
          <Benefit title="Just 5 Minutes" drawing={<ClockDrawing />}>
            Read it in forty seconds, play it in five minutes. Then get back to the pasta.
          </Benefit>
          <Benefit title="Zero Guilt Pure Joy" drawing={<SockMountainDrawing />}>
            Socks, spoons and a wall will do. If it flops, it flops. You were there.
          </Benefit>
          <Benefit title="Real Connection" drawing={<HighFiveDrawing />}>
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
