/** Takes screenshots of every page in each state, on a phone and on a desktop, in light and in dark. */
import { rm } from 'node:fs/promises'
import { getTestsReady, runPlaywright } from './test-ready.js'

const FOLDER = 'screens'

const env = await getTestsReady()
await rm(FOLDER, { recursive: true, force: true })
const isComplete = await runPlaywright(['--config=playwright.screens.config.ts'], env)
console.log(
  `${isComplete ? 'The pictures are' : 'Not every picture was taken; the others are'} in ${FOLDER}/`,
)
process.exitCode = isComplete ? 0 : 1
