import { COUNTED_TO } from '#modules/kernel/page'
import { thousands } from '#app/text/thousands'

/** How long a list is: of one that is longer than it is counted to, 'plus de 10 000', but for its last page. */
export function listLength({ total, page, pages }: { total: number; page: number; pages: number }): string {
  if (total <= COUNTED_TO || page === pages) return thousands(total)
  return `plus de ${thousands(Math.floor((total - 1) / COUNTED_TO) * COUNTED_TO)}`
}
