import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type Cost, COST, KB, type Measured } from './budgets'

/** What each page costs, then where it costs too much: `npm run budgets`. */
export default class BudgetsTable implements Reporter {
  #tests: TestCase[] = []
  readonly #measured = new Map<TestCase, Measured>()
  readonly #faults: string[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests()
  }

  onTestEnd(test: TestCase, { annotations, errors }: TestResult) {
    const found = annotations.find(({ type }) => type === COST)?.description
    if (found) this.#measured.set(test, JSON.parse(found) as Measured)
    const over = this.#measured.get(test)?.over ?? []
    if (over.length > 0) this.#faults.push(`${test.title}: ${over.join('; ')}`)
    else this.#faults.push(...errors.map((error) => `${test.title}: ${textOf(error)}`))
  }

  /** Outside of every test, as when a file does not compile. */
  onError(error: TestError) {
    this.#faults.push(textOf(error))
  }

  onEnd() {
    const measured = this.#tests.flatMap((test) => this.#measured.get(test) ?? [])
    console.log(
      table([HEAD, ...measured.map(({ name, cost }) => [name, ...COLUMNS.map(([, of]) => of(cost))])]),
    )
    console.log(`\n${LEGEND}`)
    for (const fault of this.#faults) console.error(`\n${fault}`)
  }
}

const textOf = ({ stack, message }: TestError) => stack ?? message ?? 'failed'

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1)

const COLUMNS: [string, (cost: Cost) => string][] = [
  ['HTML', ({ html }) => kilobytes(html)],
  ['CSS', ({ css }) => kilobytes(css)],
  ['JS', ({ js }) => kilobytes(js)],
  ['together', ({ weight }) => kilobytes(weight)],
  ['requests', ({ requests }) => String(requests)],
  ['again', ({ again }) => String(again)],
  ['queries', ({ queries }) => String(queries)],
]

const HEAD = ['page', ...COLUMNS.map(([head]) => head)]

const LEGEND =
  'Sizes in kB of 1000 bytes, compressed, as on the wire. Requests: of a first visit; again: of a second\n' +
  'one, images aside. Queries: statements that the page sends to its database.'

/** Words to the left, figures to the right. */
function table(rows: string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!)
  return rows.map((row) => row.map(cell).join('  ')).join('\n')
}
