import { classNames } from './class-names.ts'

type SkeletonProps = {
  /** The height of the line or box it stands for; widths are utilities (`w-1/3`). */
  shape?: 'stamp' | 'pill' | 'h14' | 'h16' | 'h18' | 'h24' | 'h36' | 'h52'
  className?: string
}

/** A box where something will stand. */
export function Skeleton({ shape = 'h16', className }: SkeletonProps) {
  return <span className={classNames('skeleton', shape, className)} aria-hidden="true" />
}

/** The boxes of an activity card, exactly as high as the loaded card. */
export function CardSkeleton() {
  return (
    <div className="card card-column" aria-hidden="true">
      <div className="card-head">
        <Skeleton shape="stamp" className="w-13 flex-none" />
        <div className="grow">
          <Skeleton shape="h14" className="mt-1 mb-2 w-1/3" />
          <Skeleton shape="h24" className="w-3/4" />
        </div>
      </div>
      <Skeleton shape="h16" className="w-full" />
      <Skeleton shape="h16" className="w-2/3" />
      <Skeleton shape="h18" className="mt-1 w-4/5" />
      <div className="card-foot">
        <Skeleton shape="pill" className="w-28" />
        <Skeleton shape="pill" className="w-14" />
      </div>
    </div>
  )
}

/** Says once that something loads, for those who do not see the boxes. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <p role="status" className="hidden-text">
      {children}
    </p>
  )
}
