import {
  type BadLine,
  type HeaderFault,
  type ImportedQuestion,
  MOST_LINES,
  type Problem,
  QUESTION_COLUMNS,
  quoted,
  readQuestionFile,
} from '#modules/exams'
import { CommandFault } from './command'

/** The questions of a CSV file. Its faults are told in lines for the operator. */
export function readQuestions(text: string, done: 'written' | 'audited'): ImportedQuestion[] {
  const file = readQuestionFile(text)
  if (file.ok) return file.questions
  switch (file.code) {
    case 'bad-header':
      throw new CommandFault(
        `The header (the first line) is wrong: ${file.faults.map(describeHeader).join('; ')}\n` +
          `It reads ${QUESTION_COLUMNS.join()}, the first five required`,
      )
    case 'bad-lines':
      throw new CommandFault(report(file, done))
    case 'too-many-lines':
      throw new CommandFault(`The file has more than ${MOST_LINES} lines`)
    case 'no-question':
      throw new CommandFault('The file holds no question')
  }
}

function describeHeader(fault: HeaderFault): string {
  switch (fault.code) {
    case 'unknown-column':
      return `there is no column '${quoted(fault.name)}'`
    case 'missing-column':
      return `lacks the column ${fault.column}`
    case 'doubled-column':
      return `has the column ${fault.column} more than once`
  }
}

/** One output line for each line of the file that is bad. */
function report({ lines, isWhole }: { lines: BadLine[]; isWhole: boolean }, done: string): string {
  const bad = `${lines.length} bad ${lines.length === 1 ? 'line' : 'lines'}`
  return [
    ...lines.map(({ line, problems }) => `Line ${line}: ${problems.map(describe).join('; ')}`),
    `Nothing was ${done}: ${isWhole ? bad : `at least ${bad}; what follows them was not read`}`,
  ].join('\n')
}

function describe(problem: Problem): string {
  switch (problem.code) {
    case 'cells':
      return `has ${problem.cells} cells, and the header ${problem.columns}`
    case 'stray-quote':
      return 'has a quote inside a cell: write the cell in quotes, and the quote itself twice'
    case 'open-quote':
      return 'opens a quote and does not close it as it must; what follows was not read'
    case 'missing':
      return problem.value.trim()
        ? `${problem.column} is '${quoted(problem.value)}', without a letter or a digit`
        : `${problem.column} is empty`
    case 'too-long':
      return `${problem.column} is longer than ${problem.max} characters: '${quoted(problem.value)}'`
    case 'not-a-letter':
      return `${problem.column} is ${problem.value.trim() ? `'${quoted(problem.value)}'` : 'empty'}: write A, B or C`
    case 'malformed':
      return `${problem.column} is '${quoted(problem.value)}' (${problem.message})`
    case 'invisible':
      return `${problem.column} holds an invisible character: '${quoted(problem.value)}'`
    case 'same-option':
      return `${problem.column} says what another option says: '${quoted(problem.value)}'`
    case 'twice':
      return `question is the same as in line ${problem.firstLine}: '${quoted(problem.value)}'`
  }
}
