import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { usePrintable } from '../../downloads/use-printable.ts'

/** The activity on paper, as a PDF in a new tab. */
export function PrintButton({ activity_id }: { activity_id: string }) {
  const printable = usePrintable()
  return (
    <div className="activity-print">
      <Button
        variant="text"
        size="small"
        icon={Printer}
        isPending={printable.isPending}
        onClick={() => printable.open(activity_id)}
      >
        Print or save as PDF
      </Button>
      <FormError error={printable.error} />
    </div>
  )
}
