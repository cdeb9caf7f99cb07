import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** What a process takes of memory at this moment, in MiB. */
export async function residentMiB(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

/**
 * Seconds of computing that a process has had so far, in all its threads: what else the machine does
 * weighs on them less than on the clock. Undefined where the system does not tell as Linux does.
 */
export async function computedSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // Behind the name, which may hold spaces: user and system time are the twelfth and thirteenth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** On every Linux that Node runs on. */
const TICKS_A_SECOND = 100
