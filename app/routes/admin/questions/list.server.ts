import type { LoaderFunctionArgs } from '@remix-run/node'
import { BANK_SORTS } from '#modules/exams/questions/schema'
import { requireAdmin } from '#app/http'
import { site } from '#app/start/modules.server'
import { requireAdminList } from '../panel.server'

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const { exams } = site()
  const themes = await exams.questions.listThemes()
  const filters: BankFilters = { theme: themes, flag: ['flagged'], sort: BANK_SORTS }
  const { query, slice, toFrame } = await requireAdminList(args, 'questions', filters)
  const { flag, ...rest } = query
  const { items, total } = await exams.questions.list({ ...rest, flagged: flag !== undefined }, slice)
  return { ...toFrame(total), themes, rows: items }
}

export type BankFilters = { theme: readonly string[]; flag: readonly ['flagged']; sort: typeof BANK_SORTS }
