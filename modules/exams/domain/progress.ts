/** The question to answer next: the first without an answer, the last one when all have one. */
export function nextPositionOf(questions: readonly { position: number; userAnswer: unknown }[]): number {
  return questions.find((question) => question.userAnswer === null)?.position ?? questions.length
}
