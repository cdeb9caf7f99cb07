import { describe, expect, test } from 'vitest'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { audit, toLinkTargets } from '#modules/exams'
import { type QuestionFields, questionSchema } from '#modules/exams/questions/schema'
import { shippedLessons } from './lessons'
import shipped from './questions.json'

const questions = shipped.map((question) => questionSchema.parse(question))
const KNOWN = toLinkTargets(PAGES, shippedLessons)

/** Of 100 questions on legislation, so many should be on each theme. */
const LEGISLATION = {
  licence: 15,
  'carnet de tir': 10,
  'détention et autorisation': 25,
  transport: 10,
  stockage: 10,
  "catégories d'armes": 10,
  'cession et prêt': 8,
  'sécurité au stand': 7,
  infractions: 5,
}
const PRACTICE = ['incidents de tir', 'manipulation', 'munitions', 'technique des armes']
const THEMES = [...Object.keys(LEGISLATION), ...PRACTICE]

describe('the shipped question bank', () => {
  test('keeps every rule of item writing', () => {
    const broken = audit(questions, KNOWN).findings.map(({ items, ...finding }) => {
      return { ...finding, items: items.map(({ question }) => question) }
    })
    expect(broken).toEqual([])
  })

  test('holds at least 340 questions on 13 themes', () => {
    expect(questions.length).toBeGreaterThanOrEqual(340)
    expect(new Set(questions.map(({ theme }) => theme))).toEqual(new Set(THEMES))
  })

  test('asks about the themes of the law in the shares of the blueprint', () => {
    const shares = Object.entries(LEGISLATION).map(([theme, percent]) => {
      return { theme, percent, is: (100 * countOf(theme, legislation)) / legislation.length }
    })
    expect(shares.filter(({ percent, is }) => Math.abs(is - percent) > percent / 5)).toEqual([])
  })

  test('asks about the other themes equally often', () => {
    const counts = PRACTICE.map((theme) => countOf(theme, questions))
    const middle = counts.reduce((sum, count) => sum + count) / counts.length
    expect(counts.filter((count) => Math.abs(count - middle) > middle / 5)).toEqual([])
  })

  test('has at least 60 questions on a picture', () => {
    expect(questions.flatMap(({ picture }) => picture ?? []).length).toBeGreaterThanOrEqual(60)
  })
})

describe('every shipped question', () => {
  test('is valid in the schema of the bank, without a space too many', () => {
    const changed = shipped.filter((given, index) => {
      const read = questions[index]!
      return Object.entries(given).some(([name, value]) => read[name as keyof QuestionFields] !== value)
    })
    expect(changed.map(({ question }) => question)).toEqual([])
  })

  test('has rule, reason, trap, summary, source, and the day of its check', () => {
    const fields = ['explanation', 'why', 'trap', 'remember', 'source', 'checkedOn', 'checkedBy'] as const
    const lacking = questions.filter((question) => fields.some((field) => question[field] === null))
    expect(lacking.map(({ question }) => question)).toEqual([])
  })

  test('is explained without the letter of an option', () => {
    const naming = questions.filter(({ explanation, why, trap, remember }) =>
      /(?<![\p{L}\d])[ABC](?![\p{L}\d'])/u.test([explanation, why, trap, remember].join(' ')),
    )
    expect(naming.map(({ question }) => question)).toEqual([])
  })

  test('leads to a section of its lesson, not to the lesson alone', () => {
    const astray = questions.filter(({ lesson }) => !lesson?.includes('#'))
    expect(astray.map(({ question, lesson }) => `${lesson}: ${question}`)).toEqual([])
  })
})

const legislation = questions.filter(
  ({ theme, checkedBy }) => theme && theme in LEGISLATION && checkedBy !== 'pratique',
)

function countOf(wanted: string, among: readonly QuestionFields[]): number {
  return among.filter(({ theme }) => theme === wanted).length
}
