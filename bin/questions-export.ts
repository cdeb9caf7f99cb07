import { resolve } from 'node:path'
import { readCommandEnv } from '#app/start/env.server'
import { openModules } from '#app/start/modules.server'
import { formatQuestions } from '#modules/exams'
import { CommandFault, readArguments, runCommand } from './command'
import { writeTextFile } from './text-file'

const USAGE = 'Usage: npm run questions:export -- FILE, or npm run --silent questions:export -- - > FILE'

await runCommand(async () => {
  const { file } = readArguments(USAGE)
  const env = readCommandEnv()
  const { db, exams } = await openModules(env)
  const questions = await exams.imports.listForExport().finally(() => db.close())

  const text = formatQuestions(questions)
  if (file === '-') return print(text)
  await writeTextFile(resolve(env.INIT_CWD ?? '', file), text)
  console.log(`exported ${questions.length} to ${file}`)
})

/** Prints the text. Rejects if the reader closes the pipe early, as `head` does. */
function print(text: string): Promise<void> {
  return new Promise((done, fail) => {
    const refuse = ({ message }: Error) => fail(new CommandFault(`Standard output: ${message}`))
    process.stdout.once('error', refuse)
    process.stdout.write(text, (error) => (error ? refuse(error) : done()))
  })
}
