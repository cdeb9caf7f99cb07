import { describe, expect, test } from 'vitest'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { audit, toLinkTargets } from '#modules/exams'
import { type QuestionFields, questionSchema } from '#modules/exams/questions/schema'
import { shippedLessons } from './lessons'
import shipped from './questions.json'

const questions = shipped.map((question) => questionSchema.parse(question))
const KNOWN = toLinkTargets(PAGES, shippedLessons)

/** Shares of the questions on the law, in percent, within seven points. */
const BLUEPRINT = [
  { themes: ['licence', 'carnet de tir'], percent: 25 },
  { themes: ['détention et autorisation'], percent: 25 },
  { themes: ['transport', 'stockage'], percent: 20 },
  { themes: ["catégories d'armes"], percent: 10 },
  { themes: ['cession et prêt'], percent: 8 },
  { themes: ['sécurité au stand'], percent: 7 },
  { themes: ['infractions'], percent: 5 },
]
const PRACTICE = ['incidents de tir', 'manipulation', 'munitions', 'technique des armes']
const THEMES = [...BLUEPRINT.flatMap(({ themes }) => themes), ...PRACTICE]

describe('the shipped question bank', () => {
  test('keeps every rule of item writing', () => {
    const broken = audit(questions, KNOWN).findings.map(({ items, ...finding }) => {
      return { ...finding, items: items.map(({ question }) => question) }
    })
    expect(broken).toEqual([])
  })

  test('holds at least 300 questions, two thirds of them or more on the law', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300)
    expect(onTheLaw.length / questions.length).toBeGreaterThanOrEqual(2 / 3)
  })

  test('has at least 12 questions in each of the 13 themes, and in no other', () => {
    expect(THEMES).toHaveLength(13)
    expect(THEMES.filter((theme) => countOf([theme], questions) < 12)).toEqual([])
    expect(questions.filter(({ theme }) => !theme || !THEMES.includes(theme))).toEqual([])
  })

  test('asks about each law in the shares of its blueprint', () => {
    const shares = BLUEPRINT.map(({ themes, percent }) => {
      return { themes, percent, is: (100 * countOf(themes, onTheLaw)) / onTheLaw.length }
    })
    expect(shares.filter(({ percent, is }) => Math.abs(is - percent) > 7)).toEqual([])
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

const onTheLaw = questions.filter(({ checkedBy }) => checkedBy !== 'pratique')

function countOf(themes: readonly string[], among: readonly QuestionFields[]): number {
  return among.filter(({ theme }) => theme && themes.includes(theme)).length
}
