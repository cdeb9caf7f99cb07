import { dayInBelgium } from '#modules/kernel/day'

export type ExamType = 'practice' | 'official'

/** The two exams: number of questions and time in seconds. */
export const EXAMS = {
  practice: { questions: 10, seconds: 300 },
  official: { questions: 30, seconds: 900 },
} as const satisfies Record<ExamType, { questions: number; seconds: number }>

/** Factors of the normal time; 'none' is without a limit. */
export const TIME_ALLOWANCES = ['normal', '1.5', '2', 'none'] as const
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number]

export const ALLOWANCES: Record<ExamType, readonly TimeAllowance[]> = {
  practice: TIME_ALLOWANCES,
  official: ['normal', '1.5', '2'],
}

/** An exam without a limit ends after so many days. */
export const DAYS_WITHOUT_LIMIT = 30

/** Seconds from the start of an exam to its deadline. */
export function secondsAllowed(type: ExamType, time: TimeAllowance): number {
  const factors = { normal: 1, '1.5': 1.5, '2': 2 }
  return time === 'none' ? DAYS_WITHOUT_LIMIT * 24 * 3600 : EXAMS[type].seconds * factors[time]
}

/** Exams with this allowance count neither for unlocking the official exam nor in a member's figures. */
export const UNCOUNTED_TIME: TimeAllowance = 'none'
export const isCounted = ({ time }: { time: TimeAllowance }): boolean => time !== UNCOUNTED_TIME

/** This site's pass mark in percent. A change needs a migration, since two indexes of exam_results contain it. */
export const PASS_MARK = 70

/** The pass mark of the real exam in percent, according to a guide; the order of 2012 could not be consulted. */
export const EXAM_DAY_MINIMUM = 60

/** The score in an official exam that the site recommends as a margin. */
export const SCORE_TO_AIM_FOR = 24

/** Practice exams to pass before the official one opens. */
export const PASSES_TO_UNLOCK = 5

/** How far ahead the date of a member's exam may be. One of the years may be a leap year. */
export const YEARS_AHEAD = 2
export const MOST_DAYS_AHEAD = YEARS_AHEAD * 365 + 1

/** Answers are accepted so long after the deadline, since those given in time may arrive late. */
export const GRACE_SECONDS = 5

/** A lesson ends with so many questions on its theme, the oldest, with their answers, for everybody. */
export const EXAMPLES = 3

/** The length of a visitor's trial. */
export const TRIAL_QUESTIONS = 5

/** The limits of a file of questions: its size, and its non-empty lines below the header. */
export const QUESTION_FILE_MEGABYTES = 5
export const MOST_LINES = 10_000

/** Reading a file stops at so many unreadable lines, since each costs far more than a good one. */
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

/** Each answered question is a card in a Leitner box; a higher box is due later. */
export const BOXES = [1, 2, 3, 4, 5] as const
export type Box = (typeof BOXES)[number]

/** Days from an answer until the card is due again, by its box. */
export const DAYS_UNTIL_DUE: Record<Box, number> = { 1: 0, 2: 2, 3: 5, 4: 14, 5: 45 }

/** From this box on a question is mastered. */
export const MASTERED: Box = 4

export const isMastered = (box: Box | null): boolean => box !== null && box >= MASTERED

/** A number of questions drawn without repetition, and the right answers needed to pass. */
export type Draw = { questions: number; toPass: number }

/** The two exams of this site, and ten questions with the pass mark of the real exam. */
export const DRAWS = {
  practice: { questions: EXAMS.practice.questions, toPass: scoreToPass(EXAMS.practice.questions) },
  official: { questions: EXAMS.official.questions, toPass: scoreToPass(EXAMS.official.questions) },
  examDay: { questions: 10, toPass: (EXAM_DAY_MINIMUM * 10) / 100 },
} as const satisfies Record<string, Draw>

/** From this chance of passing on, the site calls a member ready. */
export const READY = 0.8

/** The share of right answers by box that is assumed until enough answers were given. */
export const ASSUMED_SHARES: Record<Box, number> = { 1: 0.45, 2: 0.65, 3: 0.8, 4: 0.92, 5: 0.97 }

/** From this number of answers on, the share of a box is measured. */
export const ANSWERS_TO_TRUST = 200

/** A member's chances are computed from this number of answered questions on. */
export const QUESTIONS_TO_KNOW = 30

/** A question is flagged below this percentage of right answers. */
export const RARELY_RIGHT = 30
/** A question is flagged above this percentage of members whose first answer was right. */
export const TOO_EASY = 95
/** A question is flagged below this discrimination. */
export const TELLS_LITTLE = 0.1
/** No flag rests on fewer first answers, or on fewer answers in exams. */
export const FEW_ANSWERS = 20

/** 1 recalls a rule, 2 tells it from similar ones, 3 applies it to a case. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The bounds of the audit, in percent of the questions that each rule concerns. */
export const BLUEPRINT = {
  /** How often each letter is the right answer. */
  letters: { least: 28, most: 39 },
  /** How often the right answer is the longest option, and the shortest: chance gives a third. */
  lengths: { least: 0, most: 40 },
  /** Recall 40 %, discrimination 40 %, application 20 %; each may be ten points off. */
  difficulties: { 1: { least: 30, most: 50 }, 2: { least: 30, most: 50 }, 3: { least: 10, most: 30 } },
  /** How often a word is in the right answer, among the questions with the word in an option. */
  words: { least: 10, most: 70 },
} as const

/** The audit ignores words that fewer questions use. */
export const OFTEN = 8

/** A statement is compared with its text again after so long. */
export const CHECK_MONTHS = 6

/** Statements last checked before this day are due for a check. */
export function dueBefore(now: Date): string {
  const day = new Date(`${dayInBelgium(now)}T12:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  // Takes the last day of a shorter month: there is no 31 February.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** How often a member gets a mail that says what is due. */
export const REMINDERS = ['none', 'daily', 'weekly'] as const
export type Reminders = (typeof REMINDERS)[number]

/** The days from a reminder to the next one. */
export const REMINDER_DAYS = { daily: 1, weekly: 7 } as const

/** The longest texts of a question and of a lesson, in characters. */
export const LONGEST = {
  question: {
    question: 1000,
    option: 500,
    theme: 100,
    explanation: 2000,
    source: 500,
    why: 2000,
    trap: 2000,
    remember: 200,
    article: 200,
    sourceUrl: 500,
    group: 100,
    picture: 100,
    pictureAlt: 500,
    lesson: 200,
  },
  lesson: { title: 100, description: 200, basis: 1000 },
} as const

/** So many versions of a question or a lesson are listed. */
export const LISTED_VERSIONS = 20

/** The number of exams in the chart of the dashboard. */
export const TREND_LENGTH = 20
