import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type SkeletonProps = {
  /** The height of the line or box it represents, 16 px by default; widths are utilities (`w-1/3`). */
  shape?: keyof typeof shapes
  className?: string
}

const shapes = {
  stamp: 'h-13 rounded-[46%_54%_52%_48%]',
  pill: 'h-7 rounded-[14px]',
  h14: 'h-3.5',
  h18: 'h-4.5',
  h24: 'h-6',
  h36: 'h-9',
  h52: 'h-13',
}

/** A placeholder box. */
export function Skeleton({ shape, className }: SkeletonProps) {
  return (
    <span
      className={classNames('skeleton', shape && shapes[shape], className)}
      aria-hidden="true"
    />
  )
}

/** A card with a heading and a box, and below them what else it has. */
export function PanelSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className="card grid gap-3" aria-hidden="true">
      <Skeleton shape="h24" className="w-1/3" />
      <Skeleton shape="h52" className="w-full" />
      {children}
    </div>
  )
}

/** The placeholder of an activity card, exactly as high as the loaded card. */
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
      <Skeleton className="w-full" />
      <Skeleton className="w-2/3" />
      <Skeleton shape="h18" className="mt-1 w-4/5" />
      <div className="card-foot">
        <Skeleton shape="pill" className="w-28" />
        <Skeleton shape="pill" className="w-14" />
      </div>
    </div>
  )
}

/** Says once that something loads, for screen readers. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <p role="status" className="hidden-text">
      {children}
    </p>
  )
}

/** A bar where something loads, and what it is. */
export function LoadingBar({ children }: { children: string }) {
  return (
    <>
      <LoadingWords>{children}</LoadingWords>
      <Skeleton shape="h52" className="w-full" />
    </>
  )
}
