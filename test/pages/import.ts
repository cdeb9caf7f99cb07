import type { Browser } from '../browser'
import { formatQuestions } from '#modules/exams'
import type { question } from '../worlds/bank'

export const IMPORT = '/admin/questions/import'
export const EXPORT = '/admin/questions/export.csv'

/** Puts these into the bank, as an admin does. */
export async function load(admin: Browser, held: ReturnType<typeof question>[]) {
  const html = await (await admin.follow(await upload(admin, formatQuestions(held)))).text()
  await admin.post(...confirmation(html))
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
export function confirmation(html: string): [string, Record<string, string>] {
  const [, action, print] =
    /<form method="post" action="(\/admin\/questions\/import\/\d+)"><input type="hidden" name="print" value="([^"]*)"/.exec(
      html,
    )!
  return [action!, { print: print! }]
}
