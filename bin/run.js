/**
 * `npm run questions:import -- FILE` and the like: gets ready as `npm start` does, but for a build
 * that is there, then runs the command that its first argument names.
 */
import { getReady } from './ready.js'

const [node = '', , name = '', ...args] = process.argv

// Without the `--`, npm takes these for its own, and a dry run would write.
const kept = ['dry-run', 'replace'].filter((option) => process.env[`npm_config_${option.replace('-', '_')}`])
if (kept.length > 0) {
  const options = kept.map((option) => `--${option}`).join(' ')
  console.error(
    `npm kept ${options} for itself: put -- before the arguments, as in npm run … -- FILE ${options}`,
  )
  process.exit(1)
}

// Getting ready goes into the project's folder; a file is meant from where the command was called.
process.env.INIT_CWD ??= process.cwd()
await getReady({ keep: true })
process.argv = [node, name, ...args]
await import(new URL(`../build/bin/${name}.js`, import.meta.url).href)
