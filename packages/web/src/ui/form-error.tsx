import { CircleAlert } from 'lucide-react'

/** What went wrong with the whole form, said aloud at once. Nothing while all is well. */
export function FormError({ error }: { error: string | undefined }) {
  if (!error) return null
  return (
    <p role="alert" className="form-error">
      <CircleAlert className="icon" aria-hidden />
      {error}
    </p>
  )
}
