import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface OtherProcess {
  /** Waits for the next line that it prints, which must be this one. */
  says(line: string): Promise<void>
  tell(line: string): void
  /** Waits for its end, which must be a success. */
  ends(): Promise<void>
}

/**
 * Runs a script (a module's text, TypeScript may be imported from the project's root) in another
 * operating system process. `process.argv.slice(1)` holds `args`.
 */
export function startProcess(script: string, ...args: string[]): OtherProcess {
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn(process.execPath, [...flags, ...args], { stdio: 'pipe' })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const end = once(child, 'close')
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))

  return {
    async says(expected) {
      const { value } = await lines.next()
      if (value !== expected) throw new Error(`Expected '${expected}', got '${value}'. ${complaints}`)
    },
    tell: (line) => void child.stdin.write(`${line}\n`),
    async ends() {
      const [code] = await end
      if (code !== 0) throw new Error(`The other process ended with ${code}. ${complaints}`)
    },
  }
}
