/** '42,5 %' */
export function percent(share: number): string {
  return `${toOneDecimal.format(share)} %`
}

// Making one takes a hundred times as long as using it.
const toOneDecimal = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 })
