import { weighPages } from '../weigh.js'
import type { Options } from './options'
import type { Report } from './report'

/** Bytes, JavaScript, requests and statements of every page: the same as `npm run budgets`. */
export async function measureWeight(_options: Options, report: Report): Promise<void> {
  report.title('Weight of each page')
  if (!(await weighPages(process.env))) report.miss('weight: a budget is broken, as said above')
}
