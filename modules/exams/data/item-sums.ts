import { ITEM_SUMS } from '../domain/item-statistics'

const columnOf = (sum: string) => sum.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/** The columns of item_tallies, in the order of ITEM_SUMS. */
export const SUM_COLUMNS = ITEM_SUMS.map(columnOf)

/** For a SELECT that joins the table on the left: 0 where nobody has answered the question yet. */
export const sumsRead = ITEM_SUMS.map((sum) => `COALESCE(${columnOf(sum)}, 0) AS "${sum}"`).join(', ')
