/** Groups thousands as in French: '4 806'. */
export function thousands(n: number): string {
  return grouped.format(n)
}

// Created once, because creating it takes a hundred times as long as formatting a number.
const grouped = new Intl.NumberFormat('fr')
