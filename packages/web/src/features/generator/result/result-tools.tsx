import type { Activity } from '@fgm/shared/activities/activities'
import type { GeneratedActivity } from '@fgm/shared/generator'
import { Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { usePrintable } from '../../downloads/use-printable.ts'

// A sheet that does not arrive must not take the page with it: the activity and the wishes stay.
const EditSheet = lazyWithRetry(
  async () => (await import('../../activities/edit-sheet.tsx')).EditSheet,
)

type ResultToolsProps = { activity: GeneratedActivity; onEdited: (activity: Activity) => void }

/** On paper, and in one's own words. */
export function ResultTools({ activity, onEdited }: ResultToolsProps) {
  const [isEditing, setIsEditing] = useState(false)
  const printable = usePrintable()
  return (
    <div>
      <div className="row row-wrap gap-x-1 gap-y-0 -ms-3">
        <Button variant="text" size="small" icon={Pencil} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        {activity.pdf_available && (
          <Button
            variant="text"
            size="small"
            icon={Printer}
            isPending={printable.isPending}
            onClick={() => printable.open(activity.id)}
          >
            Print or save as PDF
          </Button>
        )}
      </div>
      <FormError error={printable.error} />
      {isEditing && (
        <EditSheet
          activity={activity}
          onClose={() => setIsEditing(false)}
          onSaved={(edited) => {
            setIsEditing(false)
            onEdited(edited)
          }}
        />
      )}
    </div>
  )
}
