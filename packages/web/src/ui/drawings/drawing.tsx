import { classNames } from '../class-names.ts'

type DrawingProps = {
  /** The text of an SVG: `import clockSvg from '…/drawings/clock.svg?raw'`, so that a page carries only what it shows. */
  markup: string
  className?: string
}

/**
 * One of our drawings, inline so that it uses the theme's color variables. Decorative: what it shows is also said in
 * words.
 */
export function Drawing({ markup, className }: DrawingProps) {
  return (
    <span
      className={classNames('drawing', className)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
