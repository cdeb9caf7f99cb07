export type ApiQuestion = { id: number; question: string; correctAnswer: 'A' | 'B' | 'C' }

/** Ten answers, of which the first are right, and a score that nobody should believe. */
export function claimOf(questions: ApiQuestion[], { right }: { right: number }) {
  const answers = questions.slice(0, 10).map(({ id, correctAnswer }, index) => ({
    questionId: id,
    userAnswer: index < right ? correctAnswer : wrong(correctAnswer),
  }))
  return { score: 10, totalQuestions: 10, timeSpent: 120, examType: 'practice', answers }
}

function wrong(letter: string): string {
  return letter === 'A' ? 'B' : 'A'
}
