import { classNames } from '../class-names.ts'

export type DrawingProps = { className?: string }

/**
 * One of our drawings, inline so that it takes its colors from the theme's variables. Decorative: whatever it shows
 * is also said in words.
 */
export function Drawing({ markup, className }: DrawingProps & { markup: string }) {
  return (
    <span
      className={classNames('drawing', className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
