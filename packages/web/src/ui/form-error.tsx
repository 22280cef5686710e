import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** What went wrong with the whole form, said aloud at once and brought into sight. Nothing while all is well. */
export function FormError({ error }: { error: string | undefined }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error) sentence.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error) return null
  return (
    <p ref={sentence} role="alert" className="form-error">
      <CircleAlert className="icon" aria-hidden />
      {error}
    </p>
  )
}
