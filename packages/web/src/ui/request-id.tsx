/** The id under which a failure stands in the server's log, for a parent who writes to us. */
export function RequestId({ id }: { id: string | undefined }) {
  if (!id) return null
  return <p className="label muted mt-4">If you write to us: {id}</p>
}
