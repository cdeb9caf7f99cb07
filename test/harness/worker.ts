import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []
const children = new Set<ChildProcess>()

/** A new folder, which is deleted when this worker ends. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prepa-lts-'))
  folders.push(folder)
  return folder
}

/** Kills this process when the worker ends, for instance because its test failed before it could stop it. */
export function endWithWorker(child: ChildProcess) {
  children.add(child)
  child.once('exit', () => children.delete(child))
}

export function endChildren() {
  for (const child of children) child.kill('SIGKILL')
}

export function endWorker() {
  endChildren()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  process.kill(process.pid, 'SIGKILL')
}
