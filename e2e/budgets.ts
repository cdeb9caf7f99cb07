import type { Loaded } from '#test/e2e/network'

/** What a page may cost, in bytes on the wire and in numbers. `pages.spec.ts` enforces it, `npm run budgets` prints it. */
const KB = 1000

/** The statements that any page may send to the database, however many rows there are. */
export const QUERIES = 8

export type Cost = {
  html: number
  css: number
  js: number
  /** JavaScript that helps with a form, fetched once somebody types. */
  typing: number
  /** HTML, CSS and JavaScript together. */
  weight: number
  requests: number
  fonts: number
  /** Requests of a second visit, images aside. */
  again: number
  queries: number
}

export type Limits = Partial<Record<keyof Cost, number>>

export function limitsOf({ path, hasIsland }: { path: string; hasIsland: boolean }): Limits {
  const every = { ...(hasIsland ? ISLAND : PLAIN), fonts: 0, again: 1, queries: QUERIES }
  const own = OF_PATHS.filter(({ pattern }) => pattern.test(path)).map(({ limits }) => limits)
  return Object.assign(every, ...own) as Limits
}

/** The annotation in which a test reports the cost that it has measured. */
export const COST = 'cost'

/** The cost of a first visit, with the SQL statements it took, and of what a later visit loads again. */
export function costOf(first: readonly Loaded[], again: readonly Loaded[], statements: unknown[]): Cost {
  const atOnce = first.filter((one) => !comesLater(one))
  const bytes = (wanted: string) => sum(atOnce.filter(({ type }) => type === wanted))
  const [html, css, js] = [bytes('document'), bytes('stylesheet'), bytes('script')]
  return {
    html,
    css,
    js,
    typing: sum(first.filter(comesLater)),
    weight: html + css + js,
    // A full browser asks for the icon, a headless shell does not. The photos of ads have a test of their own, and an
    // exam draws questions with more or fewer drawings.
    requests: atOnce.filter(({ url }) => !/\/favicon\.(svg|ico)$|\/(photos|pictures)\//.test(url)).length,
    fonts: first.filter(({ type }) => type === 'font').length,
    again: again.filter(({ type }) => type !== 'image').length,
    queries: statements.length,
  }
}

/** Whether it came only once somebody typed. */
export const comesLater = ({ url }: Loaded) => /\/assets\/(tell-faults|username)-/.test(url)

const sum = (loaded: readonly Loaded[]) => loaded.reduce((bytes, one) => bytes + one.bytes, 0)

/** Describes each limit that is exceeded. */
export function overruns(cost: Cost, limits: Limits): string[] {
  return (Object.keys(limits) as (keyof Cost)[])
    .filter((name) => cost[name] > limits[name]!)
    .map((name) => `${name}: ${cost[name]}, at most ${limits[name]}`)
}

const PLAIN = { js: 3 * KB, typing: 2 * KB }

/** React and the island, with the page itself, its styles and its script. */
const ISLAND = { js: 56 * KB, requests: 5 }

/** The pages by which most people arrive. */
const ENTRANCE = { weight: 40 * KB, requests: 5 }

const OF_PATHS: { pattern: RegExp; limits: Limits }[] = [
  { pattern: /^\/(examen-de-tir-theorique|news|classified-ads)?$/, limits: ENTRANCE },
  { pattern: /^\/lecons(\/|$)/, limits: { weight: ENTRANCE.weight } },
  { pattern: /^\/theory$/, limits: { html: 5 * KB } },
  // Its form makes the recovery codes that it answers with.
  { pattern: /^\/profile\/second-factor$/, limits: { queries: QUERIES + 1 } },
]
