/** The id of a failure in the server's log, for a parent who writes to us: one click selects all of it. */
export function RequestId({ id }: { id: string | undefined }) {
  if (!id) return null
  return (
    <p className="label muted mt-4">
      Reference: <span className="select-all break-all">{id}</span>
    </p>
  )
}
