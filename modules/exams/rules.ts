import { dayInBelgium } from '#modules/kernel/day'

export type ExamType = 'practice' | 'official'

/** The two exams: number of questions and time in seconds. */
export const EXAMS = {
  practice: { questions: 10, seconds: 300 },
  official: { questions: 30, seconds: 900 },
} as const satisfies Record<ExamType, { questions: number; seconds: number }>

/** How much longer an exam lasts; without a limit, it is handed in when the candidate wants. */
export const TIME_ALLOWANCES = ['normal', '1.5', '2', 'none'] as const
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number]

/** The times that each exam may be taken in. */
export const ALLOWANCES: Record<ExamType, readonly TimeAllowance[]> = {
  practice: TIME_ALLOWANCES,
  official: ['normal', '1.5', '2'],
}

/** Even without a limit an exam ends some day. */
export const DAYS_WITHOUT_LIMIT = 30

/** Seconds from the start of an exam to its deadline. */
export function secondsAllowed(type: ExamType, time: TimeAllowance): number {
  const factors = { normal: 1, '1.5': 1.5, '2': 2 }
  return time === 'none' ? DAYS_WITHOUT_LIMIT * 24 * 3600 : EXAMS[type].seconds * factors[time]
}

/** An exam taken in this time counts neither for the unlocking of the official one nor in a member's figures. */
export const UNCOUNTED_TIME: TimeAllowance = 'none'
export const isCounted = ({ time }: { time: TimeAllowance }): boolean => time !== UNCOUNTED_TIME

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

/** The limits of a file of questions: its size, and its lines below the header that are not empty. */
export const QUESTION_FILE_MEGABYTES = 5
export const MOST_LINES = 10_000

/** Reading a file stops at so many unreadable lines: each costs far more than a good one. */
export const MOST_FAULTS = 1000

export function isPassed({ score, totalQuestions }: { score: number; totalQuestions: number }): boolean {
  return score * 100 >= PASS_MARK * totalQuestions
}

/** `isPassed` for a row of exam_results, in the words of its indexes. */
export const PASSED_SQL = `score * 100 >= ${PASS_MARK} * total_questions`

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

/** A question that was answered lies in one of five boxes; each is asked for again later than the one before. */
export const BOXES = [1, 2, 3, 4, 5] as const
export type Box = (typeof BOXES)[number]

/** Days after an answer until the question is due again, by the box that it lies in. */
export const DAYS_UNTIL_DUE: Record<Box, number> = { 1: 0, 2: 2, 3: 5, 4: 14, 5: 45 }

/** From this box on a question is mastered. */
export const MASTERED: Box = 4

export const isMastered = (box: Box | null): boolean => box !== null && box >= MASTERED

/** An exam as a draw: so many questions without repetition, and so many right answers to pass. */
export type Draw = { questions: number; toPass: number }

/** The two exams of this site, and ten questions with the pass mark of the exam day. */
export const DRAWS = {
  practice: { questions: EXAMS.practice.questions, toPass: scoreToPass(EXAMS.practice.questions) },
  official: { questions: EXAMS.official.questions, toPass: scoreToPass(EXAMS.official.questions) },
  examDay: { questions: 10, toPass: (EXAM_DAY_MINIMUM * 10) / 100 },
} as const satisfies Record<string, Draw>

/** From this chance on, the site calls somebody ready. */
export const READY = 0.8

/** Share of right answers from each box, until the members have given enough of them. */
export const ASSUMED_SHARES: Record<Box, number> = { 1: 0.45, 2: 0.65, 3: 0.8, 4: 0.92, 5: 0.97 }

/** From this number of answers on, a box's share is the members' own. */
export const ANSWERS_TO_TRUST = 200

/** Below this number of questions answered, nothing can be said of a member. */
export const QUESTIONS_TO_KNOW = 30

/** A question with a lower percentage of right answers is flagged. */
export const RARELY_RIGHT = 30
/** A question with a higher percentage of members who are right at first sight. */
export const TOO_EASY = 95
/** A question whose answers say less of the others. */
export const TELLS_LITTLE = 0.1
/** Below this number of first answers nothing is said of a question, and below it in exams nothing of these. */
export const FEW_ANSWERS = 20

/** How difficult a question is: to recall a rule, to tell it from its neighbours, to apply it to a case. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What the audit asks of the bank, in percent of the questions that each rule concerns. */
export const BLUEPRINT = {
  /** How often each letter is the right answer. */
  letters: { least: 28, most: 39 },
  /** How often the right answer is the longest option, and the shortest: chance gives a third. */
  lengths: { least: 0, most: 40 },
  /** Recall 40 %, discrimination 40 %, application 20 %; each may be ten points off. */
  difficulties: { 1: { least: 30, most: 50 }, 2: { least: 30, most: 50 }, 3: { least: 10, most: 30 } },
  /** How often a word stands in the right answer, among the questions of which an option uses it. */
  words: { least: 10, most: 70 },
} as const

/** Of a word that fewer questions use, the audit says nothing. */
export const OFTEN = 8

/** After so long, a statement is compared with its text again. */
export const CHECK_MONTHS = 6

/** What was checked before this day waits to be checked again. */
export function dueBefore(now: Date): string {
  const day = new Date(`${dayInBelgium(now)}T12:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  // There is no 31 February: the month's last day.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** How often a member wants to be told by mail what is due. */
export const REMINDERS = ['none', 'daily', 'weekly'] as const
export type Reminders = (typeof REMINDERS)[number]

/** The days from a reminder to the next one. */
export const REMINDER_DAYS = { daily: 1, weekly: 7 } as const

/** So many versions of a question or a lesson are listed. */
export const LISTED_VERSIONS = 20

/** The dashboard draws the last exams of a member. */
export const TREND_LENGTH = 20
