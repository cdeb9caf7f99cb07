import { dayInBelgium } from '#modules/kernel/day'

export type ExamType = 'practice' | 'official'

export const EXAMS = {
  practice: { questions: 10, seconds: 300 },
  official: { questions: 30, seconds: 900 },
} as const satisfies Record<ExamType, { questions: number; seconds: number }>

export const TIME_ALLOWANCES = ['normal', '1.5', '2', 'none'] as const
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number]

export const ALLOWANCES: Record<ExamType, readonly TimeAllowance[]> = {
  practice: TIME_ALLOWANCES,
  official: ['normal', '1.5', '2'],
}

/** An exam without a time limit ends after this number of days. */
export const DAYS_WITHOUT_LIMIT = 30

export function secondsAllowed(type: ExamType, time: TimeAllowance): number {
  const factors = { normal: 1, '1.5': 1.5, '2': 2 }
  return time === 'none' ? DAYS_WITHOUT_LIMIT * 24 * 3600 : EXAMS[type].seconds * factors[time]
}

/** Returns the next longer allowance, or null if there is none. */
export function findMoreTime(type: ExamType, time: TimeAllowance): TimeAllowance | null {
  const allowances = ALLOWANCES[type]
  return allowances[allowances.indexOf(time) + 1] ?? null
}

type TimedExam = { examType: ExamType; time: TimeAllowance; timeSpent: number }

/** A browser may hand in this number of seconds before the deadline, because it allows for a slow network. */
const SECONDS_EARLY = 2

/** Returns whether the time of a finished exam was up. */
export function wasTimeUp({ examType, time, timeSpent }: TimedExam): boolean {
  return timeSpent >= secondsAllowed(examType, time) - SECONDS_EARLY
}

/** Exams with this allowance count neither for unlocking the official exam nor in a member's figures. */
export const UNCOUNTED_TIME: TimeAllowance = 'none'
export const isCounted = ({ time }: { time: TimeAllowance }): boolean => time !== UNCOUNTED_TIME

/**
 * This site's pass mark in percent. Changing it needs a migration, because two indexes of exam_results contain it.
 */
export const PASS_MARK = 70

/**
 * The pass mark of the real exam in percent, from a guide. The decree of 2012 (arrêté) could not be consulted.
 */
export const EXAM_DAY_MINIMUM = 60

/** The score in an official exam that the site recommends aiming for. It leaves a safety margin. */
export const SCORE_TO_AIM_FOR = 24

/** The number of practice exams that a member must pass before the official exam opens. */
export const PASSES_TO_UNLOCK = 5

/** Returns the official exam from its opening until it is passed. */
export function findNextExam(progress: { isOfficialUnlocked: boolean; isOfficialPassed: boolean }): ExamType {
  return progress.isOfficialUnlocked && !progress.isOfficialPassed ? 'official' : 'practice'
}

/** The most years that a member's exam date may lie in the future. */
export const YEARS_AHEAD = 2
/** One day is added for a leap year. */
export const MOST_DAYS_AHEAD = YEARS_AHEAD * 365 + 1

/** Answers are accepted for this number of seconds after the deadline, because they may arrive late. */
export const GRACE_SECONDS = 5

/** The number of public example questions at the end of a lesson: the oldest on its theme. */
export const EXAMPLES = 3

export const TRIAL_QUESTIONS = 5

/** The law paper is as long as the paper of the federation. */
export const LAW_PAPER_QUESTIONS = 10

export const QUESTION_FILE_MEGABYTES = 5
/** The most lines of an imported file, without the header and empty lines. */
export const MOST_LINES = 10_000

/** Reading a file stops at this number of unreadable lines, because they take longer than readable lines. */
export const MOST_UNREADABLE_LINES = 1000

export function isPassed({ score, totalQuestions }: { score: number; totalQuestions: number }): boolean {
  return score * 100 >= PASS_MARK * totalQuestions
}

/** Written exactly as in the indexes of exam_results, so that the database uses them. */
export const PASSED_SQL = `score * 100 >= ${PASS_MARK} * total_questions`

export function scoreToPass(totalQuestions: number): number {
  return Math.ceil((PASS_MARK * totalQuestions) / 100)
}

export function percentage({ score, totalQuestions }: { score: number; totalQuestions: number }): number {
  return Math.round((score * 100) / totalQuestions)
}

/** With at most four right answers in ten, a result page leads back to the questions. */
export function isLow({ score, totalQuestions }: { score: number; totalQuestions: number }): boolean {
  return score * 10 <= totalQuestions * 4
}

export function grade(percent: number): 'good' | 'fair' | 'weak' {
  if (percent >= 80) return 'good'
  return percent >= 60 ? 'fair' : 'weak'
}

/** A question is due when the predicted recall has fallen to this share. Also the recall of a mastered question. */
export const RECALL_TO_KEEP = 0.9

/** The minutes a day that a member can choose. */
export const MINUTES_A_DAY = [5, 10, 15, 20, 30] as const
export type MinutesADay = (typeof MINUTES_A_DAY)[number]
export const DEFAULT_MINUTES: MinutesADay = 10

/** How long an answer takes: the member's median within these bounds, once enough of their answers are timed. */
export const SECONDS_AN_ANSWER = { least: 8, most: 60, assumed: 25, answersToKnow: 20 } as const

/** A first look at every question should end this number of days before the exam. */
export const DAYS_AFTER_FIRST_LOOK = 3
/** On these last days before the exam, the plan takes what will be remembered least, due or not. */
export const LAST_DAYS = 2

/** 'exam' is the site's own exams; 'legislation' is the law paper. */
export type Blueprint = 'exam' | 'legislation'

/** The percentage of an exam on legislation. */
export const LEGISLATION_PERCENT = 80

export type Draw = { questions: number; toPass: number; blueprint: Blueprint }

/** The draws for which the site computes the chance of passing. */
export const DRAWS = {
  practice: toDraw(EXAMS.practice.questions),
  official: toDraw(EXAMS.official.questions),
  legislation: {
    questions: LAW_PAPER_QUESTIONS,
    toPass: (EXAM_DAY_MINIMUM * LAW_PAPER_QUESTIONS) / 100,
    blueprint: 'legislation',
  },
} as const satisfies Record<string, Draw>

function toDraw<Questions extends number>(questions: Questions) {
  return { questions, toPass: scoreToPass(questions), blueprint: 'exam' } as const
}

/** The site calls a member ready if the chance of passing is at least this high. */
export const READY = 0.8

/** A member's chances are computed only once they have answered this many questions. */
export const QUESTIONS_TO_KNOW = 30

/** A question is flagged below this percentage of right answers. */
export const RARELY_RIGHT = 30
/** A question is flagged above this percentage of right first answers. */
export const TOO_EASY = 95
/** A question is flagged below this correlation with the rest of the exam (see `discrimination`). */
export const TELLS_LITTLE = 0.1
/** Statistics from fewer first answers, or from fewer answers in exams, are not trusted. */
export const FEWEST_ANSWERS = 20

/** Level 1 recalls a rule, 2 tells it from similar ones, 3 applies it to a case. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The bounds that the audit sets, in percent of the questions that each rule concerns. */
export const AUDIT_BOUNDS = {
  letters: { least: 28, most: 39 },
  /**
   * How often the right answer is the longest option, or the shortest. By chance, each happens in a third of
   * the questions.
   */
  lengths: { least: 0, most: 40 },
  /** The aim is 40 % for levels 1 and 2 and 20 % for level 3, each within ten points. */
  difficulties: { 1: { least: 30, most: 50 }, 2: { least: 30, most: 50 }, 3: { least: 10, most: 30 } },
  /** For each word, the percentage of the questions with it in an option whose right option contains it. */
  words: { least: 10, most: 70 },
  wordy: { least: 0, most: 50 },
  crowded: { least: 0, most: 4 },
} as const

/** A stem with more words is too long. */
export const LONGEST_STEM = 35
/** The most words of the shorter half of the stems. */
export const USUAL_STEM = 25
/** A stem with more people is a puzzle. */
export const MOST_PEOPLE = 2

/** The audit measures a word only if at least this number of questions use it in their options. */
export const FEWEST_USES = 8

/** A statement must be compared with its source again after this number of months. */
export const CHECK_MONTHS = 6

/**
 * Returns the day in Belgium `CHECK_MONTHS` ago. Statements last checked before that day are due for a check.
 */
export function dueBefore(now: Date): string {
  const day = new Date(`${dayInBelgium(now)}T12:00:00Z`)
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - CHECK_MONTHS)
  // Falls back to the last day of a shorter month, since there is no 31 February.
  if (day.getUTCDate() !== dayOfMonth) day.setUTCDate(0)
  return day.toISOString().slice(0, 10)
}

export const REMINDERS = ['none', 'daily', 'weekly'] as const
export type Reminders = (typeof REMINDERS)[number]

export const REMINDER_DAYS = { daily: 1, weekly: 7 } as const

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

export const LISTED_VERSIONS = 20

export const TREND_LENGTH = 20
