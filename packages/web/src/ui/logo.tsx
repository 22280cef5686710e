/**
 * The wordmark, or on the narrowest phones the mark alone, from the two symbols that every page carries in its HTML
 * (see `vite.config.ts`): they are there at the first paint and weigh nothing in the script. The link around says the name.
 */
export function Logo() {
  return (
    <>
      <svg className="whole" viewBox="0 0 390 64" aria-hidden="true" focusable="false">
        <use href="#wordmark" />
      </svg>
      <svg className="mark-only" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <use href="#logo-mark" />
      </svg>
    </>
  )
}
