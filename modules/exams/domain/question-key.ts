/**
 * What makes two questions the same: their text, accents, case and spaces aside. Accents that stand by
 * themselves go before anything is taken apart: thousands of them would take long to be put in order.
 */
export function questionKey(question: string): string {
  const plain = question.replace(MARKS, '').normalize('NFD').replace(MARKS, '')
  return plain.toLowerCase().replace(/\s+/g, ' ').trim()
}

const MARKS = /\p{M}/gu
