import { Link2, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form.tsx'
import { dayPaths } from '../day-links/day-paths.ts'
import { usePrintable } from '../downloads/use-printable.ts'

type PrintAndSendProps = {
  activity_id: string
  canPrint?: boolean
  canSend?: boolean
  children?: ReactNode
}

/** An activity on paper, as a PDF in a new tab, and for grandparents. */
export function PrintAndSend(props: PrintAndSendProps) {
  const { activity_id, canPrint = true, canSend = true, children } = props
  const printable = usePrintable()
  const look = { variant: 'text', size: 'small' } as const
  return (
    <div>
      <div className="row row-wrap gap-x-1 gap-y-0 -ms-3">
        {children}
        {canPrint && (
          <Button
            {...look}
            icon={Printer}
            isPending={printable.isPending}
            onClick={() => printable.open(activity_id)}
          >
            Print<span className="hidden-text"> or save as PDF</span>
          </Button>
        )}
        {canSend && (
          <ButtonTo {...look} icon={Link2} to={dayPaths.make} search={{ activity: activity_id }}>
            Send to grandparents
          </ButtonTo>
        )}
      </div>
      <FormError error={printable.error} />
    </div>
  )
}
