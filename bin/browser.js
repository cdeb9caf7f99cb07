import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { run } from './install.js'

/** Chromium without the window that nobody sees here: it computes a third less. */
const SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * The path of a Chromium that runs: the one that CHROMIUM_PATH names, a headless shell (Playwright's
 * own, or the system's), or a whole one likewise. Where there is none, installs one; says on stderr
 * what it does.
 *
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  return (await named()) ?? (await installed()) ?? (await install())
}

/** A wrong CHROMIUM_PATH is a mistake to hear of, not a reason to take another browser. */
async function named() {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (await runs(path)) return path
  throw new Error(`CHROMIUM_PATH: ${path} is no browser that runs`)
}

async function installed() {
  const whole = [chromium.executablePath(), ...SYSTEM_NAMES.flatMap(placesOf)]
  return (await playwrightsShell()) ?? (await firstThatRuns([...placesOf(SHELL), ...whole]))
}

/** Playwright tells where it is only of one that is running. */
async function playwrightsShell() {
  try {
    const server = await chromium.launchServer()
    const path = server.process().spawnfile
    await server.close()
    return path
  } catch {
    return undefined
  }
}

/** @param {string} name */
function placesOf(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name))
}

/** @param {string[]} paths */
async function firstThatRuns(paths) {
  for (const path of paths) if (await runs(path)) return path
  return undefined
}

async function install() {
  for (const attempt of [installPlaywrights, () => installSystems(SHELL), () => installSystems('chromium')]) {
    try {
      await attempt()
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error))
    }
    const path = await installed()
    if (path) return path
  }
  throw new Error('No Chromium was found or could be installed: install one and name it in CHROMIUM_PATH')
}

async function installPlaywrights() {
  console.error('Installing a browser for the tests (playwright install --only-shell chromium)…')
  const cli = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url))
  const withSystemLibraries = isRoot() ? ['--with-deps'] : []
  await run(process.execPath, [cli, 'install', ...withSystemLibraries, '--only-shell', 'chromium'])
}

/** @param {string} name */
async function installSystems(name) {
  if (!isRoot()) return
  console.error(`Installing the browser of the system (apt-get install ${name})…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], env)
  await run('apt-get', ['install', '-y', name], env)
}

function isRoot() {
  return process.getuid?.() === 0
}

/**
 * Whether it starts. To be there is not enough: libraries may be missing, and some systems have a
 * stub of that name which only asks to install the real one.
 *
 * @param {string} path
 */
async function runs(path) {
  try {
    await promisify(execFile)(path, ['--version'], { timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
