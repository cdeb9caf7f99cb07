import { exec } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { run } from './child.js'

/**
 * Returns the path of a Chromium, or undefined to use Playwright's own. Installs one if there is none.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (await hasPlaywrightBrowser()) return undefined
  const found = await findSystemBrowser()
  if (found) return found
  await install()
  return (await hasPlaywrightBrowser()) ? undefined : findSystemBrowser()
}

/** The milliseconds that an idle desktop machine takes for a first page. */
const QUIET = 700

/**
 * Returns the time of a first page as a multiple of `QUIET`, at least 1.
 *
 * @param {string} [executablePath]
 */
export async function measureSlowness(executablePath) {
  const began = performance.now()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage()
  await page.goto('data:text/html,<h1>Bonjour</h1>')
  await browser.close()
  return Math.max(1, (performance.now() - began) / QUIET)
}

function hasPlaywrightBrowser() {
  return chromium.launch().then(
    (browser) => browser.close().then(() => true),
    () => false,
  )
}

/** Returns the first browser that starts, because some installed browsers do not. */
async function findSystemBrowser() {
  for (const name of SYSTEM_NAMES) {
    const starts = promisify(exec)(`${name} --version > /dev/null && which ${name}`, { timeout: 30_000 })
    const found = await starts.catch(() => undefined)
    if (found) return found.stdout.trim()
  }
  return undefined
}

/** The headless shell comes first, because it needs a third less CPU. */
const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

async function install() {
  console.error('Installing a browser for the tests…')
  const isRoot = process.getuid?.() === 0
  const playwright = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url))
  const libraries = isRoot ? ['--with-deps'] : []
  try {
    await run(process.execPath, [playwright, 'install', ...libraries, '--only-shell', 'chromium'])
  } catch (error) {
    if (!isRoot) throw new Error('Install a Chromium and name it in CHROMIUM_PATH', { cause: error })
    console.error(error instanceof Error ? error.message : String(error))
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], env)
    const installs = (/** @type {string} */ name) => run('apt-get', ['install', '-y', name], env)
    // Some releases of Debian do not package the headless shell.
    await installs('chromium-headless-shell').catch(() => installs('chromium'))
  }
}
