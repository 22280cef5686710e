import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { useIsFamily, useVisitorStory } from '../launch/use-visitor-story.ts'

/** The page ends at night, with one lit house and the honey button. */
export function Closing() {
  const isIn = useIsFamily()
  const { closingButton, closingNote } = useVisitorStory()
  return (
    <section className="night band closing">
      <div className="wrap">
        <div>
          <h2 className="text-h1">The dishes can wait five minutes</h2>
          <p className="closing-line muted">
            Pick one small thing. Do it tonight, badly if need be.
          </p>
          {isIn ? (
            <ButtonTo to={paths.activities} variant="honey">
              My Activities
            </ButtonTo>
          ) : (
            <>
              <ButtonTo to={paths.register} variant="honey">
                {closingButton}
              </ButtonTo>
              <p className="small muted mt-3">{closingNote}</p>
            </>
          )}
        </div>
        <Drawing markup={litHouseSvg} />
      </div>
    </section>
  )
}
