import { z } from 'zod'

/*
 * Who runs this site, and which services it uses: for the pages about privacy, terms, refunds, contact and imprint.
 * Administrators write it in the settings; until then it is null and the pages say so.
 */

/** The operator as visitors read it, and the outside services that this server really uses. */
export const Operator = z
  .object({
    name: z.string().nullable(),
    address: z.string().nullable().describe('Lines as on an envelope'),
    email: z.string().nullable(),
    data_place: z.string().nullable().describe("Where the server stands, e.g. 'Germany'"),
    refund_days: z
      .number()
      .int()
      .nullable()
      .describe('Days in which a payment is given back without a reason; null: not promised'),
    ai_services: z
      .array(z.string())
      .describe('AI providers that are on, by the names of their vendors'),
    has_google: z.boolean(),
    has_payments: z.boolean(),
    sends_mail: z.boolean(),
  })
  .meta({ id: 'Operator' })
export type Operator = z.output<typeof Operator>

/** What an administrator has to fill in before a launch. */
export const operatorEssentials = ['name', 'address', 'email'] as const

/** Whether visitors can see who runs the site, where, and how to contact them. */
export const isOperatorKnown = (operator: Pick<Operator, (typeof operatorEssentials)[number]>) =>
  operatorEssentials.every((name) => operator[name] !== null)
