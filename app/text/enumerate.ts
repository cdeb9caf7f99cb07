/** 'stockage, licence et transport' */
export function enumerate(words: readonly string[]): string {
  return list.format(words)
}

const list = new Intl.ListFormat('fr')
