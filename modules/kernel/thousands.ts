/** Returns a number with its thousands grouped as in French: '4 806'. */
export function thousands(n: number): string {
  return grouped.format(n)
}

// The formatter is created once, because creating one takes a hundred times as long as using it.
const grouped = new Intl.NumberFormat('fr')
