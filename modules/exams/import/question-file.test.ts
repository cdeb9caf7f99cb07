import { expect, test } from 'vitest'
import { bareQuestion } from '#test/worlds/bank'
import type { ImportLine } from './question-csv'
import { checkImport } from './question-file'

const NEEDED = bareQuestion(1)

test('a valid line can be imported, without the spaces around its cells', () => {
  const cells = { ...NEEDED, question: ' Où ? ', theme: ' stand ', explanation: ' ', source: 'Art. 3' }

  expect(checkImport([{ line: 2, cells }])).toEqual({
    questions: [{ ...NEEDED, question: 'Où ?', theme: 'stand', explanation: null, source: 'Art. 3' }],
    faults: [],
  })
})

test('a missing column is not an empty cell', () => {
  const [imported] = checkImport([{ line: 2, cells: NEEDED }]).questions

  expect(Object.keys(imported!).sort()).toEqual(Object.keys(NEEDED).sort())
})

test('two options with the same text are a fault of its own', () => {
  const cells = { ...NEEDED, optionC: NEEDED.optionA.toUpperCase() }

  expect(checkImport([{ line: 2, cells }]).faults).toEqual([
    { line: 2, column: 'optionC', value: NEEDED.optionA.toUpperCase(), code: 'same-option' },
  ])
})

test('every fault of every line is reported, with the cell as it stands in the file', () => {
  const lines: ImportLine[] = [
    { line: 2, cells: { ...NEEDED, optionB: ' ', correctAnswer: 'b' } },
    { line: 3, cells: { ...NEEDED, question: 'x'.repeat(1001), theme: 'x'.repeat(101) } },
    { line: 5, cells: { ...NEEDED, question: '', correctAnswer: '' } },
  ]

  expect(checkImport(lines)).toEqual({
    questions: [],
    faults: [
      { line: 2, column: 'optionB', value: ' ', code: 'missing' },
      { line: 2, column: 'correctAnswer', value: 'b', code: 'not-a-letter' },
      { line: 3, column: 'question', value: 'x'.repeat(1001), code: 'too-long', max: 1000 },
      { line: 3, column: 'theme', value: 'x'.repeat(101), code: 'too-long', max: 100 },
      { line: 5, column: 'question', value: '', code: 'missing' },
      { line: 5, column: 'correctAnswer', value: '', code: 'not-a-letter' },
    ],
  })
})

test('a question without a letter, and a text with a control character, are faults', () => {
  const lines: ImportLine[] = [
    { line: 2, cells: { ...NEEDED, question: '\u0301' } },
    { line: 3, cells: { ...NEEDED, question: '\u0302 ?' } },
    { line: 4, cells: { ...NEEDED, explanation: 'Parce que\u001b[31m' } },
    { line: 5, cells: { ...NEEDED, question: 'Deux\nlignes ?' } },
  ]

  expect(checkImport(lines).faults).toEqual([
    { line: 2, column: 'question', value: '\u0301', code: 'missing' },
    { line: 3, column: 'question', value: '\u0302 ?', code: 'missing' },
    { line: 4, column: 'explanation', value: 'Parce que\u001b[31m', code: 'invisible' },
  ])
})

test('a question that stands in the file twice is reported, accents, case and spaces aside', () => {
  const lines: ImportLine[] = [
    { line: 2, cells: { ...NEEDED, question: 'Où  ranger ?', optionA: '' } },
    { line: 7, cells: { ...NEEDED, question: 'ou RANGER ?' } },
    { line: 9, cells: { ...NEEDED, question: 'Où ranger ?' } },
  ]

  expect(checkImport(lines).faults).toEqual([
    { line: 2, column: 'optionA', value: '', code: 'missing' },
    { line: 7, column: 'question', value: 'ou RANGER ?', code: 'twice', firstLine: 2 },
    { line: 9, column: 'question', value: 'Où ranger ?', code: 'twice', firstLine: 2 },
  ])
})

test('two questions without a text are two missing ones', () => {
  const empty = (line: number): ImportLine => ({ line, cells: { ...NEEDED, question: '' } })

  expect(checkImport([empty(2), empty(3)]).faults.map(({ code }) => code)).toEqual(['missing', 'missing'])
})

test('a text is the same whichever line breaks it came with', () => {
  const [imported] = checkImport([
    { line: 2, cells: { ...NEEDED, question: 'Un\r\ndeux\rtrois\n', theme: 'a\r\nb' } },
  ]).questions

  expect(imported).toMatchObject({ question: 'Un\ndeux\ntrois', theme: 'a\nb' })
})

test('an endless run of accents does not block the server', () => {
  const question = 'a' + '\u0345\u0301\u0323'.repeat(10_000)
  const lines = Array.from({ length: 50 }, (_none, index) => ({
    line: index + 2,
    cells: { ...NEEDED, question },
  }))
  const begun = performance.now()

  checkImport(lines)

  // Ordering the accents of one question took more than half a second.
  expect(performance.now() - begun).toBeLessThan(2500)
})
