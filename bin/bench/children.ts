import { type ChildProcess, fork, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a program that does not outlive this one, however it ends. */
export function startChild(command: string, args: string[], options: SpawnOptions): ChildProcess {
  return watched(spawn(command, args, options))
}

/** Runs a script of this folder in a process of its own, tells it something, and takes its first answer. */
export async function askChild(
  script: `${string}.js`,
  message: object,
): Promise<{ reply: unknown; child: ChildProcess }> {
  const file = fileURLToPath(new URL(script, import.meta.url))
  // Of plain JavaScript, without what this process needs to read TypeScript.
  const child = watched(fork(file, { execArgv: [] }))
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code} before it answered`)
  })
  child.send(message)
  const [reply] = (await Promise.race([once(child, 'message'), ended])) as unknown[]
  ended.catch(() => undefined)
  return { reply, child }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

function watched(child: ChildProcess): ChildProcess {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

const children = new Set<ChildProcess>()

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
