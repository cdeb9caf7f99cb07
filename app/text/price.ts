import { withAmounts } from '#modules/ads/schemas'
import { thousands } from './words'

/** Turns '1.500€' and '1500' into '1 500 €'. Other text stays unchanged: 'à discuter', '50 les deux'. */
export function frenchPrice(price: string): string {
  return withAmounts(price, (cents) => {
    const rest = cents % 100
    const decimals = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`
    return `${thousands(Math.floor(cents / 100))}${decimals}\u00a0€`
  })
}
