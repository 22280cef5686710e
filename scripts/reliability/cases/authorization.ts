import type { Case } from './case.ts'

/** Who may do what. */
export const authorization: readonly Case[] = [
  [
    'What is of another family is 404 at every call that takes an id, at both doors, and stays as it is.',
    [
      'test/attack/authorization: is not there for $call, at both doors',
      'test/attack/authorization: cannot be named in a body or a query either',
      "payments/payments: with another family's order, which is not found",
      "payments/receipts: of another family is not found, and a visitor's is for signing in",
    ],
  ],
  [
    'What is for administrators is 401 for visitors and 403 for parents, in every spelling of the path and inside batches.',
    [
      'admin/audited-changes: %s is refused to visitors with 401 and to parents with 403',
      'test/attack/authorization: %s is 401 for visitors and 403 for parents, by GET and POST',
      'test/attack/authorization: %s opens it for nobody else',
    ],
  ],
  [
    'The server enforces what pages hide: closed features, premium, a third child, presets, sharing.',
    [
      'library/library: is locked for a waiting family without a benefit, and for visitors',
      'community/sharing: is refused while the community is closed, with the sentence of the spec',
      'children/children: a founding family keeps two, and a third is refused kindly',
      'generator/limits: a family without premium reads what is missing, 403',
      'blueprints/blueprints: a preset can be copied, but not changed or deleted',
    ],
  ],
  [
    '20 children added at once to a family with one leave exactly two.',
    ['children/children: 20 children added at once to a family with one leave exactly two'],
  ],
  [
    'Public status calls show no key, address, stack or word of a vendor.',
    [
      'health/service-status: holds no key, no address and nothing that a vendor wrote',
      'admin/ai-providers: says no key and no address of a provider',
    ],
  ],
]
