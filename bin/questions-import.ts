/** `npm run questions:import -- FILE`: loads a question bank from a CSV file, all of it or nothing. */
import { resolve } from 'node:path'
import { readCommandEnv } from '../app/env.server'
import { openModules } from '../app/modules.server'
import { checkImport, type ImportedQuestion, type ImportFault } from '../modules/exams'
import { CommandFault, readArguments, runCommand } from './command'
import { parseQuestions, type UnreadableLine } from './question-csv'
import { readTextFile } from './text-file'

const USAGE = 'Usage: npm run questions:import -- FILE [--dry-run] [--replace]'

await runCommand(async () => {
  const { file, isSet } = readArguments(USAGE, ['dry-run', 'replace'])
  const env = readCommandEnv()
  const questions = readQuestions(await readTextFile(resolve(env.INIT_CWD ?? '', file)))

  const dryRun = isSet('dry-run')
  const { db, exams } = await openModules(env, console.error, console)
  const { added, revised, unchanged, retired } = await db
    .exclusively((tx) => exams.importQuestions(questions, { replace: isSet('replace'), dryRun }, tx))
    .finally(() => db.close())

  const summary = `added ${added}, revised ${revised}, unchanged ${unchanged}, retired ${retired}`
  console.log(dryRun ? `Dry run, nothing was written. It would be: ${summary}` : summary)
})

function readQuestions(text: string): ImportedQuestion[] {
  const { lines, unreadable } = parseQuestions(text)
  const { questions, faults } = checkImport(lines)
  if (unreadable.length > 0 || faults.length > 0) throw new CommandFault(report(unreadable, faults))
  if (questions.length === 0) throw new CommandFault('The file holds no question')
  return questions
}

/** One output line for each line of the file that is bad. */
function report(unreadable: UnreadableLine[], faults: ImportFault[]): string {
  const reasons = new Map(unreadable.map(({ line, reason }) => [line, [reason]]))
  for (const fault of faults) {
    reasons.set(fault.line, [...(reasons.get(fault.line) ?? []), describe(fault)])
  }
  const lines = [...reasons].sort(([one], [other]) => one - other)
  return [
    ...lines.map(([line, each]) => `Line ${line}: ${each.join('; ')}`),
    `Nothing was written: ${lines.length} bad ${lines.length === 1 ? 'line' : 'lines'}`,
  ].join('\n')
}

function describe(fault: ImportFault): string {
  switch (fault.code) {
    case 'missing':
      return `${fault.column} is missing`
    case 'too-long':
      return `${fault.column} is longer than ${fault.max} characters`
    case 'not-a-letter':
      return `${fault.column} must be A, B or C`
    case 'invisible':
      return `${fault.column} holds a control character`
    case 'twice':
      return `is the same question as line ${fault.firstLine}`
  }
}
