import { execFileSync } from 'node:child_process'

/** What every test rests on: a change here runs all of `npm test`. */
const EVERYTHING =
  /^(test|bin|db\/migrations|modules\/kernel|app\/start)\/|^app\/(entry\.|root\.|routes\.ts)|^[^/]+\.(js|ts|json)$/
/** What a browser shows differently than the HTML says. */
const FOR_THE_BROWSER = /^app\/(behaviours|document|islands|ui)\//

/** The folders of `app/routes` whose pages a module serves. */
const PAGES_OF = {
  ads: ['ads', 'messages', 'reports'],
  exams: ['exams', 'lessons'],
  identity: ['account'],
}

/**
 * The tests beside what has changed since the last commit that the remote has: file names for Vitest and for
 * Playwright, and whether a browser goes through its main journeys. Undefined where everything has to run.
 */
export function testsOfChanges() {
  const paths = changedPaths()
  if (paths.some((path) => EVERYTHING.test(path) && !isTest(path))) return undefined
  return {
    vitest: [...new Set(paths.flatMap(testsBeside))],
    playwright: paths.filter((path) => path.startsWith('e2e/') && isTest(path)),
    smoke: paths.some((path) => FOR_THE_BROWSER.test(path)),
  }
}

function changedPaths() {
  const base = git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD'
  return [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** @param {string} path */
function testsBeside(path) {
  if (isTest(path)) return path.startsWith('e2e/') ? [] : [path]
  const [top, folder = ''] = path.split('/')
  switch (top) {
    case 'modules':
      return [`modules/${folder}/`, ...pagesOf(folder).map((pages) => `app/routes/${pages}/`)]
    case 'app':
      // The last one asks for every page and call.
      return [path.slice(0, path.lastIndexOf('/') + 1), 'app/routes/queries.http.test.ts']
    case 'db':
    case 'emails':
      return [`${top}/`]
    default:
      return []
  }
}

/** @param {string} module */
function pagesOf(module) {
  return module in PAGES_OF ? PAGES_OF[/** @type {keyof typeof PAGES_OF} */ (module)] : [module]
}

/** @param {string} path */
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path)

/**
 * The lines that git prints; none where it refuses, as for a branch without a remote.
 *
 * @param {string[]} args
 */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}
