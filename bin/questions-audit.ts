/** Checks a question bank against the rules of item writing. */
import { resolve } from 'node:path'
import { readCommandEnv } from '#app/start/env.server'
import { PAGES } from '#app/ui/lesson/lesson-pages'
import { shippedLessons } from '#db/seeds/lessons/index'
import { audit, toLinkTargets } from '#modules/exams'
import { type QuestionFields, questionSchema } from '#modules/exams/questions/schema'
import { describeFinding, describeMeasure } from './describe-audit'
import { CommandFault, readArguments, runCommand } from './command'
import { readQuestions } from './question-lines'
import { readTextFile } from './text-file'

const USAGE = 'Usage: npm run questions:audit -- FILE, a .csv as questions:export writes it, or a .json array'

await runCommand(async () => {
  const { file } = readArguments(USAGE)
  const text = await readTextFile(resolve(readCommandEnv().INIT_CWD ?? '', file))
  // The link targets come from this version of the site, since a file is audited without a database.
  const known = toLinkTargets(PAGES, shippedLessons)
  const read = file.toLowerCase().endsWith('.json') ? readArray(text) : readQuestions(text, known, 'audited')
  // Fields without a column in the file are empty.
  const questions = read.map((question, index) => ({ ...questionSchema.parse(question), number: index + 1 }))

  const { measures, findings } = audit(questions, known)
  console.log(`${questions.length} questions`)
  for (const measure of measures) console.log(describeMeasure(measure))
  for (const finding of findings) {
    console.log(`\n${describeFinding(finding)}`)
    for (const { number, question } of finding.items) console.log(`  ${number}. ${question}`)
  }
  const rules = new Set(findings.map(({ rule }) => rule)).size
  if (rules > 0) throw new CommandFault(`\nThe bank breaks ${rules === 1 ? '1 rule' : `${rules} rules`}`)
  console.log('\nThe bank breaks no rule')
})

function readArray(text: string): QuestionFields[] {
  const items = parseJson(text)
  if (!Array.isArray(items)) throw new CommandFault('The file is not a JSON array')
  const read = items.map((item: unknown) => questionSchema.safeParse(item))
  const faults = read.flatMap(({ error }, index) =>
    (error?.issues ?? []).map(({ path, message }) => `Item ${index + 1}: ${path.join('.')} (${message})`),
  )
  if (faults.length > 0) throw new CommandFault(faults.join('\n'))
  return read.map(({ data }) => data!)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandFault(`The file is not JSON: ${(error as Error).message}`)
  }
}
