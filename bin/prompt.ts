import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandFault } from './command'

/** Asks at a terminal for a new password, twice, and shows nothing of what is typed. */
export async function promptNewPassword(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // `terminal` takes the echo from the terminal; readline's own goes nowhere.
  const lines = createInterface({ input, output: nowhere, terminal: true })
  const typed = lines[Symbol.asyncIterator]()
  try {
    const password = await ask('Password: ', typed, output)
    if (password === (await ask('Once more: ', typed, output))) return password
    throw new CommandFault('password: the two are not the same')
  } finally {
    lines.close()
  }
}

/** Ctrl-C and Ctrl-D end the lines. */
async function ask(question: string, typed: AsyncIterator<string>, output: NodeJS.WritableStream) {
  output.write(question)
  const line = await typed.next()
  output.write('\n')
  if (line.done) throw new CommandFault('password: none was given')
  return line.value
}
