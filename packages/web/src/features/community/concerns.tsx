import type { CommunityItem } from '@fgm/shared/community/community'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { HideAuthor } from './hide-author.tsx'
import { ReportActivity } from './report-activity.tsx'

type ConcernsProps = { item: CommunityItem; onClose: () => void }
type Concern = 'report' | 'hide'

const concernWords: Record<Concern, string> = {
  report: 'Report this activity',
  hide: 'Hide this author',
}

/** Reporting and hiding stand last and quiet; one of the two is open at a time, in view, with the focus in it. */
export function Concerns({ item, onClose }: ConcernsProps) {
  const [concern, setConcern] = useState<Concern | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const left = useRef<Concern | null>(null)

  // What was pressed is gone: the focus goes on to what stands there now, and back to the same button afterwards.
  useEffect(() => {
    if (!concern && !left.current) return
    const next = concern ? 'textarea, button' : `[data-concern="${left.current}"]`
    left.current = concern
    // In the middle: the foot of the sheet stands over its last lines.
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [concern])

  const close = () => setConcern(null)
  return (
    <div ref={place}>
      {concern === 'report' && <ReportActivity id={item.id} onDone={close} />}
      {concern === 'hide' && <HideAuthor item={item} onCancel={close} onDone={onClose} />}
      {concern === null && (
        <div className="row row-wrap">
          {(['report', 'hide'] as const).map((one) => (
            <Button
              key={one}
              variant="text"
              size="small"
              data-concern={one}
              onClick={() => setConcern(one)}
            >
              {concernWords[one]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
