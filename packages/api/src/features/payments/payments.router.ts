import {
  CreateOrder,
  OrderAsked,
  OrderStanding,
  PaymentOffer,
  PaymentOrder,
  PaymentResult,
  Receipt,
  SimulateCheckout,
  SimulatedCheckout,
  VerifyPayment,
} from '@fgm/shared/payments'
import { z } from 'zod'
import { nothing, router, userProcedure } from '../../core/trpc.ts'
import {
  checkOrder,
  createOrder,
  listReceipts,
  paymentOffer,
  simulateCheckout,
  verifyPayment,
} from './payments.ts'

export const paymentsRouter = router({
  offer: userProcedure
    .input(nothing)
    .output(PaymentOffer)
    .query(({ ctx }) => paymentOffer(ctx.deps, ctx.family)),

  createOrder: userProcedure
    .input(CreateOrder)
    .output(PaymentOrder)
    .mutation(({ ctx, input }) => createOrder(ctx.deps, ctx, input.currency)),

  verify: userProcedure
    .input(VerifyPayment)
    .output(PaymentResult)
    .mutation(({ ctx, input }) => verifyPayment(ctx.deps, ctx.family, input)),

  check: userProcedure
    .input(OrderAsked)
    .output(OrderStanding)
    .mutation(({ ctx, input }) => checkOrder(ctx.deps, ctx.family, input.order_id)),

  simulate: userProcedure
    .input(SimulateCheckout)
    .output(SimulatedCheckout)
    .mutation(({ ctx, input }) => simulateCheckout(ctx.deps, ctx.family, input)),

  receipts: userProcedure
    .input(nothing)
    .output(z.object({ receipts: z.array(Receipt) }).meta({ id: 'ReceiptList' }))
    .query(({ ctx }) => ({ receipts: listReceipts(ctx.deps.db, ctx.family) })),
})
