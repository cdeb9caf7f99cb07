import { expect, test } from 'vitest'
import { formatQuestions } from '#modules/exams'
import { QUESTION_COLUMNS } from '#modules/exams/questions/schema'
import { questions } from '#test/things/question'
import { readQuestions } from './question-lines'

const KNOWN = { lessons: new Set<string>(), pictures: new Set<string>() }

const WRONG_HEADER = `The header (the first line) is wrong: there is no column 'Frage'; \
lacks the column optionA; lacks the column optionB; lacks the column optionC; lacks the column correctAnswer
It reads ${QUESTION_COLUMNS.join()}, the first five required`

test.each([
  ['a header only, which would empty the bank', formatQuestions([]), /^The file holds no question$/],
  ['another header', 'question,Frage\n', WRONG_HEADER],
  [
    'no header',
    'Une ?,a,b,c,A\n',
    /^The header \(the first line\) names no known column\nIt reads question,/,
  ],
  ['far too many lines', formatQuestions(questions(10_001)), /^The file has more than 10000 lines$/],
  [
    'a thousand bad lines and more',
    `${formatQuestions([])}${'a\n'.repeat(1200)}`,
    /\nLine 1001: has 1 cells, and the header 20\nNothing was written: at least 1000 bad lines; what follows them was not read$/,
  ],
])('a question file with %s is refused', (_what, text, message) => {
  expect(() => readQuestions(text, KNOWN, 'written')).toThrow(message)
})
