import type { Receipt } from '@fgm/shared/payments'
import { formatMoney } from '@fgm/shared/text/money'
import { formatDate } from '../../lib/format-time.ts'
import { LinkButton } from '../../ui/button.tsx'

/** What a family paid, each with its paper. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <ul className="grid w-full gap-3">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="row row-wrap justify-between">
          <span>
            {formatMoney(receipt.amount, receipt.currency)} on {formatDate(receipt.paid_at)}
            {receipt.is_refunded && ', refunded'}
            {receipt.is_duplicate && !receipt.is_refunded && ', will be refunded'}
          </span>
          <LinkButton
            href={receipt.download_url}
            target="_blank"
            size="small"
            aria-label={`Receipt ${receipt.receipt_number} as a PDF`}
          >
            {receipt.receipt_number}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
