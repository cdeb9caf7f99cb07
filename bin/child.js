import { spawn } from 'node:child_process'

/**
 * Runs a program. Rejects unless it exits with 0.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {'inherit' | NodeJS.WriteStream} [output] Receives the program's standard output.
 * @returns {Promise<void>}
 */
export function run(command, args, env = process.env, output = /** @type {const} */ ('inherit')) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', output, 'inherit'], env })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args[0]} ended with ${signal ?? code}`))
    })
  })
}
