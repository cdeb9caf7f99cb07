/** '4 806', grouped as French printing has it. */
export function thousands(n: number): string {
  return grouped.format(n)
}

const grouped = new Intl.NumberFormat('fr')
