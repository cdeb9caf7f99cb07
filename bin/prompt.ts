import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandFault } from './command'

export async function promptNewPassword(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // `terminal` turns off the terminal's echo, and `nowhere` discards readline's echo.
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

/** Asks for one line. Throws if Ctrl-C or Ctrl-D ends the input. */
async function ask(question: string, typed: AsyncIterator<string>, output: NodeJS.WritableStream) {
  output.write(question)
  const line = await typed.next()
  output.write('\n')
  if (line.done) throw new CommandFault('password: none was given')
  return line.value
}
