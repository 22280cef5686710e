import type { ReactNode } from 'react'
import { ActivityScene } from './activity-scene.tsx'
import './sheet-lead.css'

type SheetLeadProps = { activity: { scene?: string | undefined }; children: ReactNode }

/** The top of a sheet about an activity: its picture above the words, or next to them where there is room. */
export function SheetLead({ activity, children }: SheetLeadProps) {
  return (
    <div className="sheet-lead mb-4">
      <div className="sheet-scene">
        <ActivityScene activity={activity} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">{children}</div>
    </div>
  )
}
