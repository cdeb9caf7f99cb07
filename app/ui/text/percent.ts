/** '42,5 %' */
export function percent(share: number): string {
  return `${share.toLocaleString('fr', { maximumFractionDigits: 1 })} %`
}
