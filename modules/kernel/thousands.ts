/** '4 806', grouped as French printing has it. */
export function thousands(n: number): string {
  return grouped.format(n)
}

// Creating a formatter takes a hundred times as long as using it.
const grouped = new Intl.NumberFormat('fr')
