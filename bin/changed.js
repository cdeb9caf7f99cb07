import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A change in one of these files runs all of `npm test`. */
const EVERYTHING =
  /^(test|bin|db\/migrations|modules\/kernel|app\/start)\/|^app\/(entry\.|root\.|routes\.ts)|^[^/]+\.(js|ts|json)$/
/** A change in one of these files also runs the smoke tests. Its effect may be visible only in a browser. */
const FOR_THE_BROWSER = /^(public|e2e|app\/(behaviours|document|islands|ui))\//

/** Returns the tests of all unpushed changes, or undefined if all tests must run. */
export function findTestsOfChanges() {
  const paths = findChangedPaths()
  const tests = paths.filter((path) => isTest(path) && existsSync(path))
  const sources = paths.filter((path) => !isTest(path))
  if (sources.some((path) => EVERYTHING.test(path))) return undefined
  return {
    folders: [...new Set(sources.flatMap(findFolders))],
    vitest: tests.filter((path) => !path.startsWith('e2e/')),
    playwright: tests.filter((path) => path.startsWith('e2e/')),
    smoke: sources.some((path) => FOR_THE_BROWSER.test(path)),
  }
}

function findChangedPaths() {
  const base = git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD'
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {string} path */
function findFolders(path) {
  const [top, folder = ''] = path.split('/')
  switch (top) {
    case 'modules':
      return [`modules/${folder}/`, ...findPageFolders(folder).map((pages) => `app/routes/${pages}/`)]
    case 'app':
      // `queries.http.test.ts` requests the pages and the GET calls of the API.
      return [path.slice(0, path.lastIndexOf('/') + 1), 'app/routes/queries.http.test.ts']
    case 'db':
    case 'emails':
      return [`${top}/`]
    default:
      return []
  }
}

/** @param {string} module */
function findPageFolders(module) {
  return module in PAGE_FOLDERS ? PAGE_FOLDERS[/** @type {keyof typeof PAGE_FOLDERS} */ (module)] : [module]
}

/** The folders in `app/routes` that hold a module's pages, unless the only folder has the module's name. */
const PAGE_FOLDERS = {
  ads: ['ads', 'messages', 'reports'],
  exams: ['exams', 'lessons', 'series', 'reports', 'public'],
  identity: ['account'],
}

/** @param {string} path */
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path)

/**
 * Returns the lines that git prints, or an empty list if git fails, as on a branch without a remote.
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
