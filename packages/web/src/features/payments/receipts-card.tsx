import { formatMoney } from '@fgm/shared/text/money'
import { formatDate } from '../../lib/format-time.ts'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

/** What a family paid, each with its receipt. Nothing for a family that has paid nothing. */
export function ReceiptsCard({ className }: { className: string }) {
  const { data } = trpc.payments.receipts.useQuery(undefined, { throwOnError: false })
  if (!data || data.receipts.length === 0) return null
  return (
    <section className={classNames('card', className)} aria-labelledby="receipts">
      <h2 id="receipts" className="text-h3">
        Receipts
      </h2>
      <ul className="grid w-full gap-3">
        {data.receipts.map((receipt) => (
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
    </section>
  )
}
