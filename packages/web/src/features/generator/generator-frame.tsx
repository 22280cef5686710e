import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type ColumnsProps = {
  className?: string
  children: ReactNode
  side: ReactNode
}

/** What the parent wishes for, and next to it what it costs and ideas to start from. */
export function Columns({ className, children, side }: ColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desk:grid-cols-[minmax(0,1fr)_340px] desk:gap-14">
      <div className={classNames('flex flex-col', className)}>{children}</div>
      <div className="flex min-w-0 flex-col gap-5">{side}</div>
    </div>
  )
}

/** The way back to the form, over an activity that is being written or is done. */
export function BackToWishes({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-(--target) items-center gap-2 border-0 bg-transparent p-0 text-ui font-[650]"
      onClick={onBack}
    >
      <ArrowLeft className="icon" aria-hidden />
      Change the wishes
    </button>
  )
}
