import './card-opener.css'

type CardOpenerProps = { title: string; onOpen: () => void }

/** The title of a card that opens a sheet; the full card is its target. */
export function CardOpener({ title, onOpen }: CardOpenerProps) {
  return (
    <h3>
      <button type="button" className="card-opener" aria-haspopup="dialog" onClick={onOpen}>
        {title}
      </button>
    </h3>
  )
}

/** Says to the eye, in the foot of such a card, that it opens; the title's button says it to everybody. */
export function OpenCue() {
  return (
    <span className="card-view" aria-hidden="true">
      View Activity
    </span>
  )
}
