/**
 * A price as French prints it: '1500€' becomes '1 500 €'. Only what stands before a euro sign is set, for
 * an owner writes what he likes ('à discuter', '50 les deux'), and what he meant must not change.
 */
export function frenchPrice(price: string): string {
  return price.replace(
    AMOUNT,
    (_amount, whole: string, cents: string | undefined) => `${grouped(whole)}${cents ?? ''}\u00a0€`,
  )
}

/* Whole euros, with cents or without; not the rest of '1.500' or '12,50,3'. */
const AMOUNT = /(?<![\d.,])(\d+)([.,]\d+)?[ \u00a0\u202f]?€/gu

function grouped(digits: string): string {
  return digits.length < 4 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '\u202f')
}
