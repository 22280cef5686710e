/** A small turning slice, for inside buttons and bars. `label` says what is loading; without it, it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <svg className="spinner" viewBox="0 0 24 24" aria-hidden="true">
        <circle className="face" cx="12" cy="12" r="9" strokeWidth="3" />
        <path className="wedge" d="M12 12V3A9 9 0 0 1 19.8 7.5Z" />
      </svg>
      {label && (
        <span role="status" className="hidden-text">
          {label}
        </span>
      )}
    </>
  )
}
