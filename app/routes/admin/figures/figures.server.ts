import type { LoaderFunctionArgs } from '@remix-run/node'
import { readListQuery, requireAdmin } from '#app/http'
import { site } from '#app/start/modules.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireAdmin({ request, context })
  const [overview, figures] = [await site().admin.overview(user), await listFigures(request)]
  return { tab: 'figures' as const, ...overview, figures }
}

/** Lists the figures of the last twelve weeks, or of the last year. */
export const listFigures = (request: Request) =>
  site().admin.listFigures(Number(readListQuery(request, { weeks: ['52'] }).weeks ?? 12))
