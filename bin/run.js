/** Runs the command that the first argument names, after getting ready as `npm start` does. */
import { getReady } from './ready.js'

const [node = '', , name = '', ...args] = process.argv

/**
 * The options that npm keeps for itself unless `--` precedes them. Without this check, an import whose `--dry-run` npm
 * kept would write.
 *
 * @type {Record<string, { options: string[], example: (kept: string[]) => string }>}
 */
const OPTIONS = {
  'admin-create': { options: ['username', 'email'], example: () => '--username U --email E' },
  'admin-reset-second-factor': { options: ['username'], example: () => '--username U' },
  backup: { options: ['keep'], example: () => '--keep 14' },
}
const OF_FILES = {
  options: ['dry-run', 'replace'],
  example: (/** @type {string[]} */ kept) => `FILE ${kept.join(' ')}`,
}

const { options, example } = OPTIONS[name] ?? OF_FILES
const kept = options.filter(isKept).map((option) => `--${option}`)
if (kept.length > 0) {
  console.error(
    `npm kept ${kept.join(' ')} for itself: put -- before the arguments, as in npm run … -- ${example(kept)}`,
  )
  process.exit(1)
}

// Getting ready changes to the project's folder, but file names are relative to where the command was called.
process.env.INIT_CWD ??= process.cwd()
await getReady({ keep: true })
process.argv = [node, name, ...args]
await import(new URL(`../build/bin/${name}.js`, import.meta.url).href)

/**
 * Returns whether npm kept the option for itself. npm's variable alone does not tell, because it may come from the
 * user's settings, as `email` may.
 *
 * @param {string} option
 */
function isKept(option) {
  const isGiven = args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`))
  if (isGiven) return false
  // npm treats `--replace` as an abbreviation of its own option.
  if (option === 'replace') return process.env.npm_config_replace_registry_host === 'true'
  return Boolean(process.env[`npm_config_${option.replace('-', '_')}`])
}
