import { parseAmount } from '../listings/price'

/** The bounds of a price in whole euros, both inclusive. */
export type PriceRange = { min?: number; max?: number }

export type PriceRangeFault = 'malformed' | 'inverted'

/** Reads the bounds of a price. Ignores a malformed bound, and both bounds if the minimum is larger. */
export function readPriceRange(typed: Record<keyof PriceRange, string>): {
  range: PriceRange
  fault?: PriceRangeFault
} {
  const [min, max] = [typed.min, typed.max].map((text) => {
    const amount = parseAmount(text.trim())
    return amount === null ? undefined : Math.floor(amount / 100)
  })
  if (min !== undefined && max !== undefined && min > max) return { range: {}, fault: 'inverted' }
  const isMalformed = (text: string, bound?: number) => text.trim() !== '' && bound === undefined
  const hasMalformed = isMalformed(typed.min, min) || isMalformed(typed.max, max)
  return { range: { min, max }, fault: hasMalformed ? 'malformed' : undefined }
}
