import { describe, expect, test } from 'vitest'
import { questionKey } from '#modules/exams/domain/question'
import { LETTERS, questionSchema } from '#modules/exams/schemas'
import questions from './questions.json'

type ShippedQuestion = (typeof questions)[number]

const THEMES = [
  "catégories d'armes",
  'licence',
  'détention et autorisation',
  'transport',
  'stockage',
  'sécurité au stand',
  'incidents de tir',
  'manipulation',
  'munitions',
  'technique des armes',
  'cession et prêt',
  'infractions',
  'carnet de tir',
]

/** Points on which the sources disagree, or that none of them settles: no question may rest on one. */
const NOT_TO_BE_ASKED = [
  ['a silencer or a night sight', /silencieux|vision nocturne|lunettes? de nuit/i],
  [
    'handloading',
    /rechargement|recharge\w* (?:\S+ )?(?:munition|cartouches|douille)|(?:munition|cartouche)s? rechargée/i,
  ],
  ['how much powder may be kept', /\bkg\b|\bkilos?\b|kilogramme/i],
  ['a forbidden kind of bullet', /perforante|incendiaire|expansive|traçante/i],
  ['buying ammunition with the licence', /achet\S* .*munition|munition.* achet/i],
  ['the seconds to wait after a misfire', /\bsecondes\b|\bminutes?\b|\d s\b/i],
  ['the European firearms pass', /carte européenne/i],
  ['stamps counted by quarter', /trimestre/i],
  ['a competition that counts as a session', /(?:compétition|concours).*(?:séance|cachet)/i],
  ['the licence categories by letter', /[Cc]atégories? [ABCD](?!['\p{L}])/u],
  ['an unattended vehicle', /sans surveillance/i],
  ['which journeys are allowed', /quels? trajets?/i],
  [
    'whom to tell of a loss or theft',
    /(?:à qui|auprès de qui|quelle autorité).*(?:\bvol\b|\bvolée?|perte|perdu)/i,
  ],
  ['automatic fire on a range', /(?=.*\bstand\b)(?=.*automatique)(?=.*(?:interdi|permis|admis|autorisé))/i],
  ['how young one may shoot', /\b(?:8|14|16|huit|quatorze|seize) ans\b/i],
  ['magazines beyond the norm', /\bipsc\b|(?=.*chargeur)(?=.*dérogation)/i],
  ['the only handgun of the ministerial list', /seule arme courte/i],
  ['historic weapons', /folklorique|\bhfd\b|\b1890\b/i],
  ['an amount of money', /€|\beuros?\b/i],
] as const

describe('the shipped question bank', () => {
  test('holds at least 120 questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(120)
  })

  test('has at least 6 questions in each of the 13 themes, and no other theme', () => {
    const counts = Object.fromEntries([
      ...THEMES.map((theme) => [theme, 0]),
      ...questions.map(({ theme }) => [theme, questions.filter((other) => other.theme === theme).length]),
    ]) as Record<string, number>
    const wrong = Object.entries(counts).filter(([theme, count]) => count < 6 || !THEMES.includes(theme))
    expect(THEMES).toHaveLength(13)
    expect(wrong).toEqual([])
  })

  test('lets each letter be right for 28 to 39 % of the questions', () => {
    const shares = LETTERS.map((letter) => {
      const count = questions.filter(({ correctAnswer }) => correctAnswer === letter).length
      return { letter, percent: (100 * count) / questions.length }
    })
    expect(shares.filter(({ percent }) => percent < 28 || percent > 39)).toEqual([])
  })

  test('does not give the right option away by its length', () => {
    const longest = questions.filter((question) => standsOut(question, (right, other) => right >= other))
    const shortest = questions.filter((question) => standsOut(question, (right, other) => right <= other))
    expect(atMost(longest, 0.4), 'the right option is the longest').toEqual([])
    expect(atMost(shortest, 0.45), 'the right option is the shortest').toEqual([])
  })

  test('asks no question twice', () => {
    const keys = questions.map(({ question }) => questionKey(question))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

describe('every shipped question', () => {
  test('passes the schema of the bank as it stands, without a space too many', () => {
    const refused = questions
      .map((question) => ({ question, ...questionSchema.safeParse(question) }))
      .filter(({ question, data }) => JSON.stringify(sorted(data)) !== JSON.stringify(sorted(question)))
      .map(({ question, data, error }) => ({ question: question.question, issues: error?.issues, data }))
    expect(refused).toEqual([])
  })

  test('has a theme, an explanation and a source', () => {
    expect(textsOf('theme', 'explanation', 'source').filter(({ text }) => text.trim() === '')).toEqual([])
  })

  test('explains without naming the letter of an option', () => {
    const naming = textsOf('explanation').filter(({ text }) =>
      /(?<![\p{L}\d])[ABC](?![\p{L}\d'])/u.test(text),
    )
    expect(naming).toEqual([])
  })

  test.each(NOT_TO_BE_ASKED)('does not ask about %s', (_point, words) => {
    const asking = questions
      .map((question) => [question.question, ...optionsOf(question)].join(' / '))
      .filter((text) => words.test(text.replace(/\s/g, ' ')))
    expect(asking).toEqual([])
  })
})

function optionsOf({ optionA, optionB, optionC }: ShippedQuestion) {
  return [optionA, optionB, optionC]
}

/** The named fields of every question, each with the question that a failure is to show. */
function textsOf(...fields: (keyof ShippedQuestion)[]) {
  return questions.flatMap((question) =>
    fields.map((field) => ({ question: question.question, field, text: question[field] })),
  )
}

/** Whether the right option's length beats, or shares the lead with, those of the two others. */
function standsOut(question: ShippedQuestion, beats: (right: number, other: number) => boolean) {
  const lengths = optionsOf(question).map((option) => option.length)
  const right = lengths[LETTERS.findIndex((letter) => letter === question.correctAnswer)]!
  return new Set(lengths).size > 1 && lengths.every((length) => beats(right, length))
}

/** Nothing where the questions found are few enough; otherwise what they are. */
function atMost(found: ShippedQuestion[], share: number) {
  return found.length <= share * questions.length ? [] : found.map(({ question }) => question)
}

function sorted(fields: object = {}) {
  return Object.entries(fields).sort(([one], [other]) => one.localeCompare(other))
}
