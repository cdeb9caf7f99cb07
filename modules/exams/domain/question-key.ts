/** What makes two questions the same: their text, accents, case and spaces aside. */
export function questionKey(question: string): string {
  return question.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
