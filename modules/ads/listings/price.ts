import { before, RETENTION } from '#modules/kernel/retention'

/**
 * Returns the amount in a price, in cents. Returns null if there is no number ('à discuter'), or several and
 * none in euros ('100 ou 120').
 */
export function parseAmount(price: string): number | null {
  return findAmount(price)?.cents ?? null
}

/** Returns the words of a price without its amount: 'à discuter' for '450 €, à discuter'. */
export function wordsBeside(price: string): string {
  const words = price.replace(findAmount(price)?.text ?? '', ' ')
  return words
    .replace(/[\s\p{P}\p{Sc}]+/gu, ' ')
    .trim()
    .toLowerCase()
}

function findAmount(price: string) {
  const named = Array.from(price.matchAll(AMOUNT), (match) => ({ text: match[0], ...amountIn(match) }))
  const amount = named.find(({ isEuro }) => isEuro) ?? (named.length === 1 ? named[0] : undefined)
  return amount && amount.cents <= LARGEST ? amount : undefined
}

/** Rewrites each amount in euros with `print`. A price that is only a number counts as euros. */
export function withAmounts(price: string, print: (cents: number) => string): string {
  return price.replace(AMOUNT, (...match) => {
    const [text] = match
    const { isEuro, cents } = amountIn(match)
    return (isEuro || text === price) && cents <= LARGEST ? print(cents) : text
  })
}

/** The largest amount in cents: the maximum of PostgreSQL's `integer`. */
const LARGEST = 2_147_483_647

/*
 * Matches an amount, with or without grouped thousands, cents and a euro sign. Skips parts of other numbers
 * ('12,50,3') and of names ('.22 LR', '4x50').
 */
const AMOUNT =
  /(?<![\p{L}\d.,])(?:(€|EUR)\s*)?(\d{1,3}(?:[\s.,']\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d|[.,]\d)(?:\s*(€|euros?(?!\p{L})|EUR(?!\p{L}))|(?!\p{L}))/giu

function amountIn([, before, whole = '', cents = '', after]: readonly (string | undefined)[]) {
  return {
    isEuro: (before ?? after) !== undefined,
    cents: Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0')),
  }
}

type Lowered = { price: string; formerPrice: string | null; loweredAt: Date | null }

/** Returns the price before it was lowered, for as long as `RETENTION.formerPrice` says; otherwise null. */
export function findFormerPrice({ price, formerPrice, loweredAt }: Lowered, now: Date): string | null {
  if (formerPrice === null || loweredAt === null || loweredAt < before(now, RETENTION.formerPrice))
    return null
  // An admin may have changed the price since then.
  return (parseAmount(formerPrice) ?? 0) > (parseAmount(price) ?? Infinity) ? formerPrice : null
}
