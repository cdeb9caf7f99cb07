/** Installs and builds if necessary, and runs the command that the first argument names. */
import { getReady } from './ready.js'

const [node = '', , name = '', ...args] = process.argv

/**
 * The options that npm keeps for itself unless `--` precedes them. Without its `--dry-run`, an import would
 * write.
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

// File names are relative to the current folder, which `getReady` changes.
process.env.INIT_CWD ??= process.cwd()
await getReady({ keep: true })
process.argv = [node, name, ...args]
await import(new URL(`../build/bin/${name}.js`, import.meta.url).href)

/**
 * Returns whether npm kept the option for itself. An option in `args` was not kept, even if the user's npm
 * settings contain it.
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
