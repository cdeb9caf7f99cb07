export type ApiQuestion = { id: number; question: string; correctAnswer: 'A' | 'B' | 'C' }

export type ApiAnswer = { questionId: number; userAnswer?: string | null; isCorrect?: boolean }

/** Ten answers, of which the first are right, and a score that nobody should believe. */
export function claimOf(questions: ApiQuestion[], { right }: { right: number }) {
  const answers: ApiAnswer[] = questions.slice(0, 10).map(({ id, correctAnswer }, index) => ({
    questionId: id,
    userAnswer: index < right ? correctAnswer : wrong(correctAnswer),
  }))
  return { score: 10, totalQuestions: 10, timeSpent: 120, examType: 'practice', answers }
}

export function rightAnswers(questions: ApiQuestion[], count: number): ApiAnswer[] {
  return questions
    .slice(0, count)
    .map(({ id, correctAnswer }) => ({ questionId: id, userAnswer: correctAnswer }))
}

function wrong(letter: string): string {
  return letter === 'A' ? 'B' : 'A'
}
