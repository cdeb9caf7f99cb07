import { parseArgs } from 'node:util'

export const PARTS = ['load', 'growth', 'weight', 'memory', 'lighthouse'] as const

export type Part = (typeof PARTS)[number]

export type Options = {
  parts: readonly Part[]
  /** Of each measurement; there are three of each for a ratio. */
  seconds: number
  /** On a PostgreSQL of the bench's own, instead of SQLite. */
  postgres: boolean
}

const USAGE = `Usage: npm run bench -- [--only ${PARTS.join('|')}]… [--seconds N] [--postgres]`

/** Throws what to print where the arguments make no sense. */
export function readOptions(args: string[]): Options {
  const { only, seconds, postgres } = parse(args)
  const wrong = only.find((name) => !isPart(name))
  if (wrong !== undefined) throw new Error(`--only ${wrong}: there is no such part\n${USAGE}`)
  const time = Number(seconds)
  if (!(time >= 1 && time <= 600)) throw new Error(`--seconds ${seconds}: from 1 to 600\n${USAGE}`)
  const parts = only.length === 0 ? PARTS : PARTS.filter((part) => only.includes(part))
  return { parts, seconds: time, postgres }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        seconds: { type: 'string', default: '4' },
        postgres: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error })
  }
}

function isPart(name: string): name is Part {
  return (PARTS as readonly string[]).includes(name)
}
