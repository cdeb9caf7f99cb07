import type { LoaderFunctionArgs } from '@remix-run/node'
import type { BinnedThing } from '#modules/admin'
import { BIN_KINDS } from '#modules/admin/rules'
import { site } from '#app/start/modules.server'
import { numericTime } from '#app/text'
import { requireAdminList } from '../panel.server'

export async function loader(args: LoaderFunctionArgs) {
  const { query, slice, toFrame } = await requireAdminList(args, 'bin', BIN_FILTERS)
  const { items, total } = await site().admin.bin.list(query, slice)
  return { ...toFrame(total), rows: items.map(toRow) }
}

export const BIN_FILTERS = { kind: BIN_KINDS }

export type Row = ReturnType<typeof toRow>

function toRow({ id, kind, title, binnedBy, binnedAt, until }: BinnedThing) {
  return {
    ...{ id, title, kind, by: binnedBy },
    at: binnedAt.toISOString(),
    when: numericTime(binnedAt),
    until: numericTime(until),
  }
}
