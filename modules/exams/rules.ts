export type ExamType = 'practice' | 'official'

/** The two exams: number of questions and time in seconds. */
export const EXAMS = {
  practice: { questions: 10, seconds: 300 },
  official: { questions: 30, seconds: 900 },
} as const satisfies Record<ExamType, { questions: number; seconds: number }>

/** How much longer an exam lasts; without a limit, it is handed in when the candidate wants. */
export const EXAM_TIMES = ['normal', '1.5', '2', 'none'] as const
export type ExamTime = (typeof EXAM_TIMES)[number]

/** The times that each exam may be taken in. */
export const TIMES_OF: Record<ExamType, readonly ExamTime[]> = {
  practice: EXAM_TIMES,
  official: ['normal', '1.5', '2'],
}

/** Even without a limit an exam ends some day. */
export const DAYS_WITHOUT_LIMIT = 30

/** Seconds from the start of an exam to its deadline. */
export function limitOf(type: ExamType, time: ExamTime): number {
  const factors = { normal: 1, '1.5': 1.5, '2': 2 }
  return time === 'none' ? DAYS_WITHOUT_LIMIT * 24 * 3600 : EXAMS[type].seconds * factors[time]
}

/** Whether an exam counts for the unlocking of the official one, and in a member's figures. */
export const isCounted = ({ time }: { time: ExamTime }): boolean => time !== 'none'

/** This site's pass mark, in percent. Another one needs a migration: two indexes of exam_results hold it. */
export const PASS_MARK = 70

/** The pass mark of the real exam in percent, after a guide: the order of 2012 that sets it could not be read. */
export const EXAM_DAY_MINIMUM = 60

/** The score that the site advises to aim for in an official exam, to have a margin. */
export const SCORE_TO_AIM_FOR = 24

/** Practice exams to pass before the official one opens. */
export const PASSES_TO_UNLOCK = 5

/** How far ahead the day of a member's exam may lie. One of the years may be a leap year. */
export const YEARS_AHEAD = 2
export const MOST_DAYS_AHEAD = YEARS_AHEAD * 365 + 1

/** Answers are taken this long after the deadline: those given in time may arrive late. */
export const GRACE_SECONDS = 5

/** The oldest questions on the theme of a lesson stand at its end with their answers, for everybody. */
export const EXAMPLES = 3

/** What a visitor may try, and how long a trial can be gone on with. */
export const TRIAL_QUESTIONS = 5
export const TRIAL_HOURS = 2

/** The size limit of a file of questions. */
export const QUESTION_FILE_MEGABYTES = 5

export function isPassed({ score, totalQuestions }: { score: number; totalQuestions: number }): boolean {
  return score * 100 >= PASS_MARK * totalQuestions
}

/** The smallest score that passes. */
export function scoreToPass(totalQuestions: number): number {
  return Math.ceil((PASS_MARK * totalQuestions) / 100)
}

export function percentage({ score, totalQuestions }: { score: number; totalQuestions: number }): number {
  return Math.round((score * 100) / totalQuestions)
}

/** 80 % or more is good, 60 % up to 80 % is fair, less is weak. */
export function grade(percent: number): 'good' | 'fair' | 'weak' {
  if (percent >= 80) return 'good'
  return percent >= 60 ? 'fair' : 'weak'
}
