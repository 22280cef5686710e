import type { ReactNode } from 'react'
import { ButtonTo } from '../../lib/links.tsx'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import clockSvg from '../../ui/drawings/clock.svg?raw'
import { Drawing } from '../../ui/drawings/drawing.tsx'
import litHouseSvg from '../../ui/drawings/lit-house.svg?raw'
import { ReceiptList } from './receipt-list.tsx'

/** For families that have it: nothing to sell, their receipts, and a way on. */
export function Thanks({ title = 'Premium is yours for life', children }: ThanksProps) {
  return (
    <>
      <div className="card empty">
        <Drawing markup={litHouseSvg} />
        <h2>{title}</h2>
        <p className="muted">
          {children ?? 'Thank you. There is nothing to pay and nothing to renew.'}
        </p>
        <div className="row">
          <ButtonTo to={paths.activities} variant="primary" size="small">
            My Activities
          </ButtonTo>
        </div>
      </div>
      <Receipts />
    </>
  )
}

type ThanksProps = { title?: string; children?: ReactNode }

/** Nothing can be bought now: why, and what stays. The words are those of the dashboard. */
export function Closed({ title, text, turn }: { title: string; text: string; turn: string }) {
  return (
    <div className="card empty">
      <Drawing markup={clockSvg} />
      <h2>{title}</h2>
      <p>{text}</p>
      {turn && <p className="muted">{turn}</p>}
      <div className="row">
        <ButtonTo to={paths.activities} variant="primary" size="small">
          My Activities
        </ButtonTo>
      </div>
    </div>
  )
}

function Receipts() {
  const { data } = trpc.payments.receipts.useQuery(undefined, { throwOnError: false })
  if (!data || data.receipts.length === 0) return null
  return (
    <section className="card upgrade-receipts">
      <h2 className="text-h3">Receipts</h2>
      <ReceiptList receipts={data.receipts} />
    </section>
  )
}
