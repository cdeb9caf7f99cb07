import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type Cost, COST } from './budgets'

/** `npm run budgets`: what each page costs, in bytes on the wire and in numbers, then what is over its budget. */
export default class BudgetsTable implements Reporter {
  readonly #rows: object[] = []
  readonly #errors: TestError[] = []

  onTestEnd({ title }: TestCase, { annotations, errors }: TestResult) {
    const cost = annotations.find(({ type }) => type === COST)?.description
    this.#rows.push({ test: title, ...(cost && (JSON.parse(cost) as Cost)) })
    this.#errors.push(...errors.map((error) => ({ ...error, message: `${title}: ${error.message}` })))
  }

  /** An error outside any test. */
  onError(error: TestError) {
    this.#errors.push(error)
  }

  onEnd() {
    console.table(this.#rows)
    for (const { message } of this.#errors) console.error(message)
  }
}
