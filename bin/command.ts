import { parseArgs } from 'node:util'
import { startFault } from '#app/start/modules.server'

/** An error that the operator caused, with a message for them. */
export class CommandFault extends Error {
  override name = 'CommandFault'
}

/** Runs a command. Exits at an error, and prints only the message if the operator can fix the error. */
export async function runCommand(command: () => Promise<void>, exitCode = 1): Promise<void> {
  try {
    await command()
  } catch (error) {
    const lines = error instanceof CommandFault ? error.message : startFault(error)
    console.error(lines ?? error)
    process.exit(exitCode)
  }
}

export function readArguments(usage: string, flags: string[] = []) {
  const { positionals, values } = parseArguments(usage, flags, 'boolean')
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new CommandFault(usage)
  return { file, isSet: (flag: string) => flag in values }
}

export function readOptions<Name extends string>(usage: string, names: Name[]): Record<Name, string> {
  const { positionals, values } = parseArguments(usage, names, 'string')
  if (positionals.length > 0 || !names.every((name) => name in values)) throw new CommandFault(usage)
  return values as Record<Name, string>
}

/** Parses the command line. Refuses options that `names` does not list. */
export function parseArguments(usage: string, names: string[], type: 'boolean' | 'string') {
  const options = Object.fromEntries(names.map((name) => [name, { type }]))
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true })
  } catch (error) {
    // Cuts off the advice in Node's message.
    const [fault] = (error as Error).message.split(/(?<=')\. /)
    throw new CommandFault(`${fault}\n${usage}`)
  }
}
