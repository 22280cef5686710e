/** '$3', '$4.50' from US cents; whole dollars go without their cents. */
export function formatPrice(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  const style = { style: 'currency', currency: 'USD', minimumFractionDigits } as const
  return new Intl.NumberFormat('en', style).format(cents / 100)
}
