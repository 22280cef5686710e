import { trpc } from '../../../lib/trpc.ts'
import { ReceiptList } from '../../payments/receipt-list.tsx'

/** What was paid. Nothing for a family that has paid nothing. */
export function ReceiptsCard() {
  const { data } = trpc.payments.receipts.useQuery(undefined, { throwOnError: false })
  if (!data || data.receipts.length === 0) return null
  return (
    <section className="card profile-section" aria-labelledby="receipts">
      <h2 id="receipts">Receipts</h2>
      <ReceiptList receipts={data.receipts} />
    </section>
  )
}
