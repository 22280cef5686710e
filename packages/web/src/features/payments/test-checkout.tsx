import { formatMoney } from '@fgm/shared/text/money'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Checkout, Order } from './use-checkout.ts'

type TestCheckoutProps = { order: Order; checkout: Checkout }

/** Stands where the provider's checkout would open, and moves no money (decisions §5). */
export function TestCheckout({ order, checkout }: TestCheckoutProps) {
  const { isTestRunning, endTest, dismiss } = checkout
  const price = formatMoney(order.amount, order.currency)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isTestRunning && void dismiss(order)}
      title="Test checkout"
      description="This is a test. No money is moved, and no card is asked for."
      footer={
        <>
          <Button
            variant="primary"
            isBlock
            isPending={isTestRunning}
            onClick={() => void endTest(order, 'success')}
          >
            Pay {price}
          </Button>
          <Button isBlock onClick={() => !isTestRunning && void endTest(order, 'failure')}>
            Fail
          </Button>
        </>
      }
    >
      <p className="note honey">
        <span className="upgrade-break">
          Test order {order.order_id}: lifetime premium, {price}.
        </span>
      </p>
    </Sheet>
  )
}
