import { Card } from '../../ui/card.tsx'
import { AuditList } from './audit-list.tsx'

/** The section 'Audit log': every change by an administrator, in words. */
export function AuditPanel() {
  return (
    <Card className="grid gap-3">
      <h2 className="text-h3">Audit log</h2>
      <p className="muted">Every change that an administrator makes, newest first.</p>
      <AuditList />
    </Card>
  )
}
