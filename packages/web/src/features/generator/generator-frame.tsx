import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PageTitle } from '../../ui/page-title.tsx'

const inSight = 'desk:[@media(min-height:641px)]:sticky desk:[@media(min-height:641px)]:top-[100px]'

type ColumnsProps = {
  className?: string
  children: ReactNode
  side: ReactNode
  /** The side is longer than the screen: it scrolls along. */
  isLong?: boolean
}

/** What the parent writes or reads, and next to it what it costs and what can be done. */
export function Columns({ className, children, side, isLong }: ColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-14">
      {/* Not a grid: in a row of one, nothing could stay in sight while the others scroll. */}
      <div className={classNames('flex flex-col', className)}>{children}</div>
      <div
        className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5', !isLong && inSight)}
      >
        {side}
      </div>
    </div>
  )
}

/** The way back to the form, over an activity that is being written or is done. */
export function BackToWishes({ onBack }: { onBack: () => void }) {
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-(--target) items-center gap-2 border-0 bg-transparent p-0 text-ui font-[650]"
        onClick={onBack}
      >
        <ArrowLeft className="icon" aria-hidden />
        Change the wishes
      </button>
      <PageTitle className="hidden-text">Your activity</PageTitle>
    </>
  )
}
