import { formatMoney } from '@fgm/shared/text/money'

/** '$3', '$4.50' from US cents; whole dollars are shown without cents. */
export const formatPrice = (cents: number): string => formatMoney(cents, 'USD')
