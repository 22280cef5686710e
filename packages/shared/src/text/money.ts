import type { Currency } from '../family/tiers.ts'

/** '$5', '€4.50', '₹2,070': whole amounts without zeros. With codes for fonts that lack a sign: 'INR 2,070'. */
export function formatMoney(
  minorUnits: number,
  currency: Currency,
  currencyDisplay: 'symbol' | 'code' = 'symbol',
): string {
  const isWhole = minorUnits % 100 === 0
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minorUnits / 100)
}
