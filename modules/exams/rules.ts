import { dayInBelgium } from '#modules/kernel/day'

export type ExamType = 'practice' | 'official'

/** The number of questions and the time in seconds of the two exams. */
export const EXAMS = {
  practice: { questions: 10, seconds: 300 },
  official: { questions: 30, seconds: 900 },
} as const satisfies Record<ExamType, { questions: number; seconds: number }>

/** The times that a candidate may choose: the normal time, a multiple of it, or no limit ('none'). */
export const TIME_ALLOWANCES = ['normal', '1.5', '2', 'none'] as const
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number]

export const ALLOWANCES: Record<ExamType, readonly TimeAllowance[]> = {
  practice: TIME_ALLOWANCES,
  official: ['normal', '1.5', '2'],
}

/** The number of days after which an exam without a time limit ends. */
export const DAYS_WITHOUT_LIMIT = 30

/** Returns the number of seconds from the start of an exam to its deadline. */
export function secondsAllowed(type: ExamType, time: TimeAllowance): number {
  const factors = { normal: 1, '1.5': 1.5, '2': 2 }
  return time === 'none' ? DAYS_WITHOUT_LIMIT * 24 * 3600 : EXAMS[type].seconds * factors[time]
}

/** The allowance whose exams count neither for unlocking the official exam nor in a member's figures. */
export const UNCOUNTED_TIME: TimeAllowance = 'none'
export const isCounted = ({ time }: { time: TimeAllowance }): boolean => time !== UNCOUNTED_TIME

/** This site's pass mark in percent. A change needs a migration, because two indexes of exam_results contain it. */
export const PASS_MARK = 70

/** The pass mark of the real exam in percent, according to a guide; the legal order of 2012 could not be consulted. */
export const EXAM_DAY_MINIMUM = 60

/** The number of right answers in an official exam that the site recommends aiming for, as a safety margin. */
export const SCORE_TO_AIM_FOR = 24

/** The number of practice exams to pass before the official one opens. */
export const PASSES_TO_UNLOCK = 5

/** The most years that a member's exam date may lie ahead. */
export const YEARS_AHEAD = 2
/** `YEARS_AHEAD` in days, with one more for a leap year. */
export const MOST_DAYS_AHEAD = YEARS_AHEAD * 365 + 1

/** How many seconds after the deadline answers are still accepted, because one given in time may arrive late. */
export const GRACE_SECONDS = 5

/**
 * The number of example questions at the end of a lesson. They are the oldest on its theme, and everybody sees their
 * answers.
 */
export const EXAMPLES = 3

/** The number of questions in a visitor's trial. */
export const TRIAL_QUESTIONS = 5

/** The largest size of a question file. */
export const QUESTION_FILE_MEGABYTES = 5
/** The most non-empty lines that a question file may have below its header. */
export const MOST_LINES = 10_000

/**
 * The number of unreadable lines at which reading a file stops, because each costs far more time than a readable one.
 */
export const MOST_FAULTS = 1000

export function isPassed({ score, totalQuestions }: { score: number; totalQuestions: number }): boolean {
  return score * 100 >= PASS_MARK * totalQuestions
}

/** The SQL of `isPassed` for a row of exam_results, written exactly as in the indexes of that table. */
export const PASSED_SQL = `score * 100 >= ${PASS_MARK} * total_questions`

/** Returns the smallest score that passes. */
export function scoreToPass(totalQuestions: number): number {
  return Math.ceil((PASS_MARK * totalQuestions) / 100)
}

export function percentage({ score, totalQuestions }: { score: number; totalQuestions: number }): number {
  return Math.round((score * 100) / totalQuestions)
}

/** Grades a percentage: 80 or more is good, 60 to below 80 is fair, less is weak. */
export function grade(percent: number): 'good' | 'fair' | 'weak' {
  if (percent >= 80) return 'good'
  return percent >= 60 ? 'fair' : 'weak'
}

/** The Leitner boxes. Each answered question is a card in a box; a card in a higher box is due later. */
export const BOXES = [1, 2, 3, 4, 5] as const
export type Box = (typeof BOXES)[number]

/** The number of days from an answer until its card is due again, by the box of the card. */
export const DAYS_UNTIL_DUE: Record<Box, number> = { 1: 0, 2: 2, 3: 5, 4: 14, 5: 45 }

/** The lowest box in which a question counts as mastered. */
export const MASTERED: Box = 4

export const isMastered = (box: Box | null): boolean => box !== null && box >= MASTERED

/** A number of questions drawn without repetition, and the right answers needed to pass. */
export type Draw = { questions: number; toPass: number }

/**
 * The draws for which a chance of passing is computed: the two exams of this site, and ten questions with the pass mark
 * of the real exam.
 */
export const DRAWS = {
  practice: { questions: EXAMS.practice.questions, toPass: scoreToPass(EXAMS.practice.questions) },
  official: { questions: EXAMS.official.questions, toPass: scoreToPass(EXAMS.official.questions) },
  examDay: { questions: 10, toPass: (EXAM_DAY_MINIMUM * 10) / 100 },
} as const satisfies Record<string, Draw>

/** The chance of passing from which the site calls a member ready. */
export const READY = 0.8

/** The share of right answers that is assumed for each box until it has `ANSWERS_TO_TRUST` answers. */
export const ASSUMED_SHARES: Record<Box, number> = { 1: 0.45, 2: 0.65, 3: 0.8, 4: 0.92, 5: 0.97 }

/** The number of answers from which the share of right answers of a box is measured instead of assumed. */
export const ANSWERS_TO_TRUST = 200

/** The number of answered questions from which a member's chances are computed. */
export const QUESTIONS_TO_KNOW = 30

/** The percentage of right answers below which a question is flagged. */
export const RARELY_RIGHT = 30
/** The percentage of right first answers above which a question is flagged. */
export const TOO_EASY = 95
/** The discrimination below which a question is flagged. */
export const TELLS_LITTLE = 0.1
/**
 * The fewest first answers that a question needs for any flag. A flag that is based on exams needs as many answers in
 * exams.
 */
export const FEW_ANSWERS = 20

/** The levels of difficulty: 1 recalls a rule, 2 tells it from similar ones, 3 applies it to a case. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The bounds that the audit sets for shares, in percent of the questions that each rule concerns. */
export const BLUEPRINT = {
  /** How often each letter is the right answer. */
  letters: { least: 28, most: 39 },
  /** How often the right answer is the longest option, and how often the shortest. By chance, each is a third. */
  lengths: { least: 0, most: 40 },
  /**
   * How often each level occurs. The aim is 40 % recall, 40 % discrimination and 20 % application, each within ten
   * points.
   */
  difficulties: { 1: { least: 30, most: 50 }, 2: { least: 30, most: 50 }, 3: { least: 10, most: 30 } },
  /** How often a word is in the right option, among the questions with the word in any option. */
  words: { least: 10, most: 70 },
} as const

/** The fewest questions whose options must use a word before the audit measures it. */
export const OFTEN = 8

/** The number of months after which a statement must be compared with its source again. */
export const CHECK_MONTHS = 6

/** Returns the day in Belgium `CHECK_MONTHS` ago. Statements last checked before it are due for a check. */
export function dueBefore(now: Date): string {
  const day = new Date(`${dayInBelgium(now)}T12:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  // Falls back to the last day of a shorter month, since there is no 31 February.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

/** How often a member can choose to get a mail that says which questions are due. */
export const REMINDERS = ['none', 'daily', 'weekly'] as const
export type Reminders = (typeof REMINDERS)[number]

/** The number of days from a reminder to the next one. */
export const REMINDER_DAYS = { daily: 1, weekly: 7 } as const

/** The most characters in each text of a question and of a lesson. */
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

/** The most versions listed in the history of a question or a lesson. */
export const LISTED_VERSIONS = 20

/** The most exams in the chart of the dashboard. */
export const TREND_LENGTH = 20
