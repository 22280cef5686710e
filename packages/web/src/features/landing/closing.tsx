import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { LitHouseDrawing } from '../../ui/drawings/lit-house.tsx'

/** The page ends at night, with one lit house and the honey button. */
export function Closing() {
  return (
    <section className="night band closing">
      <div className="wrap">
        <div>
          <h2 className="text-h1">The dishes can wait five minutes</h2>
          <p className="closing-line muted">
            Pick one small thing. Do it tonight, badly if need be.
          </p>
          <ButtonTo to={paths.register} variant="honey">
            Start Connecting Today - FREE
          </ButtonTo>
        </div>
        <LitHouseDrawing />
      </div>
    </section>
  )
}
