import { withAmounts } from '#modules/ads/schemas'
import { thousands } from './words'

/**
 * Sets the amounts in a price in French typography: '1.500€' and '1500' become '1 500 €'. The rest stays as its owner
 * wrote it ('à discuter', '50 les deux').
 */
export function frenchPrice(price: string): string {
  return withAmounts(price, (cents) => {
    const rest = cents % 100
    const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
    return `${thousands(Math.floor(cents / 100))}${decimals}\u00a0€`
  })
}
