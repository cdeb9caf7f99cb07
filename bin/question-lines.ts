import {
  type BadLine,
  type HeaderFault,
  type ImportedQuestion,
  type LinkTargets,
  type LineFault,
  lineFaults,
  quoted,
  readQuestionFile,
} from '#modules/exams'
import { QUESTION_COLUMNS } from '#modules/exams/questions/schema'
import { MOST_LINES } from '#modules/exams/rules'
import { CommandFault } from './command'

/** Parses a CSV file whose links may lead only to `known` targets. Throws a fault that lists each bad line. */
export function readQuestions(
  text: string,
  known: LinkTargets,
  done: 'written' | 'audited',
): ImportedQuestion[] {
  const file = readQuestionFile(text, known)
  if (file.ok) return file.questions
  switch (file.code) {
    case 'no-header':
      throw new CommandFault(`The header (the first line) names no known column\n${HEADER}`)
    case 'bad-header':
      throw new CommandFault(
        `The header (the first line) is wrong: ${file.faults.map(describeHeader).join('; ')}\n${HEADER}`,
      )
    case 'bad-lines':
      throw new CommandFault(report(file, done))
    case 'too-many-lines':
      throw new CommandFault(`The file has more than ${MOST_LINES} lines`)
    case 'no-question':
      throw new CommandFault('The file holds no question')
  }
}

const HEADER = `It reads ${QUESTION_COLUMNS.join()}, the first five required`

function describeHeader(fault: HeaderFault): string {
  switch (fault.code) {
    case 'unknown-column':
      return `there is no column '${quoted(fault.name)}'`
    case 'missing-column':
      return `lacks the column ${fault.column}`
    case 'doubled-column':
      return `has the column ${fault.column} more than once`
    case 'lone-text':
      return 'has the column pictureAlt without the column picture'
  }
}

function report({ lines, isWhole }: { lines: BadLine[]; isWhole: boolean }, done: string): string {
  const bad = `${lines.length} bad ${lines.length === 1 ? 'line' : 'lines'}`
  return [
    ...lineFaults(lines).map((fault) => `Line ${fault.line}: ${describe(fault)}`),
    `Nothing was ${done}: ${isWhole ? bad : `at least ${bad}; what follows them was not read`}`,
  ].join('\n')
}

function describe({ column, value, problem }: LineFault): string {
  switch (problem.code) {
    case 'cells':
      return `has ${problem.cells} cells, and the header ${problem.columns}`
    case 'stray-quote':
      return 'has a quote inside a cell: write the cell in quotes, and the quote itself twice'
    case 'open-quote':
      return 'opens a quote and does not close it as it must; what follows was not read'
    case 'missing':
      return value ? `${column} is '${value}', without a letter or a digit` : `${column} is empty`
    case 'too-long':
      return `${column} is longer than ${problem.max} characters: '${value}'`
    case 'not-a-letter':
      return `${column} is ${value ? `'${value}'` : 'empty'}: write A, B or C`
    case 'malformed':
      return `${column} is '${value}' (${problem.message})`
    case 'in-future':
      return `${column} is '${value}', which is in the future`
    case 'unknown':
      return `${column} is '${value}', which the site does not have`
    case 'invisible':
      return `${column} holds an invisible character: '${value}'`
    case 'same-option':
      return `${column} says what another option says: '${value}'`
    case 'twice':
      return `${column} is the same as in line ${problem.firstLine}: '${value}'`
  }
}
