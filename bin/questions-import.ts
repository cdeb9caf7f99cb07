/** Loads a question bank from a CSV file, all of it or nothing. */
import { resolve } from 'node:path'
import { readCommandEnv } from '#app/start/env.server'
import { openModules } from '#app/start/modules.server'
import { readArguments, runCommand } from './command'
import { readQuestions } from './question-lines'
import { readTextFile } from './text-file'

const USAGE = 'Usage: npm run questions:import -- FILE [--dry-run] [--replace]'

await runCommand(async () => {
  const { file, isSet } = readArguments(USAGE, ['dry-run', 'replace'])
  const env = readCommandEnv()
  const text = await readTextFile(resolve(env.INIT_CWD ?? '', file))

  const replace = isSet('replace')
  const dryRun = isSet('dry-run')
  const { db, exams } = await openModules(env)
  const load = async () => {
    const questions = readQuestions(text, await exams.lessons.findLinkTargets(), 'written')
    if (dryRun) return (await exams.imports.preview(questions, { replace, atMost: 0 })).summary
    return db.transaction((tx) => exams.imports.run(questions, { replace }, tx), 'alone')
  }
  const { added, revised, unchanged, retired } = await load().finally(() => db.close())

  const summary = `added ${added}, revised ${revised}, unchanged ${unchanged}, retired ${retired}`
  console.log(dryRun ? `Dry run, nothing was written. It would be: ${summary}` : summary)
})
