import { classNames } from '../../ui/class-names.ts'

type QrCodeProps = { rows: readonly string[]; label: string; className?: string }

/** A QR code of rows of 1 and 0, dark on white in both themes: many phones read no other. */
export function QrCode({ rows, label, className }: QrCodeProps) {
  const dark = rows
    .flatMap((row, y) => [...row].map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={classNames('w-full rounded-(--r-cut)', className)}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={dark} fill="black" />
    </svg>
  )
}
