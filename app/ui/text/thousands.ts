/** '4 806', grouped as French printing has it. */
export function thousands(n: number): string {
  return n.toLocaleString('fr')
}
