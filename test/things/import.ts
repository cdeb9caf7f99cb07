import type { Browser } from '#test/harness/browser'
import { openPage, type Page } from '#test/harness/page'
import { formatQuestions } from '#modules/exams'
import type { question } from './question'

export const IMPORT = '/admin/questions/import'
export const EXPORT = '/admin/questions/export.csv'

/** Puts these into the bank, as an admin does. */
export async function load(admin: Browser, held: ReturnType<typeof question>[]) {
  await admin.post(...confirmation(await openPage(admin.follow(await upload(admin, formatQuestions(held))))))
}

export function upload(
  admin: Browser,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], 'banque.csv', { type: 'text/csv' }))
  return admin.send('POST', IMPORT, { body: form })
}

/** Confirms the import on the page that shows what it would do. */
export function confirmation(page: Page): [string, Record<string, string>] {
  const form = page.find(`form[action^="${IMPORT}/"]`)!
  return [form.attribute('action')!, form.fields()]
}
