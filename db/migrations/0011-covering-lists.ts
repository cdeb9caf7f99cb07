import type { Migration } from '../migrate'

/**
 * For each row of an index that lacks a column of the list's condition, SQLite makes ready to look into the table, even
 * where the condition is the index's own: to count and to pass over then took twice as long. PostgreSQL has no need of
 * them, and pays some bytes a row.
 */
export const coveringLists: Migration = {
  name: '0011-covering-lists',
  async up(run, { true: yes, false: no }) {
    const renew = async (index: string, table: string, columns: string[], condition?: string) => {
      await run(`DROP INDEX ${index}`)
      await run(
        `CREATE INDEX ${index} ON ${table} (${columns.join()}) ${condition ? `WHERE ${condition}` : ''}`,
      )
    }
    const newest = ['created_at', 'id']

    const isPublic = `is_approved = ${yes} AND is_sold = ${no} AND owner_is_blocked = ${no}`
    const flags = ['is_approved', 'is_sold', 'owner_is_blocked']
    await renew('classified_ads_newest_public', 'classified_ads', [...newest, ...flags], isPublic)
    const filters = ['type', 'category', 'condition']
    for (const filter of filters) {
      const others = filters.filter((each) => each !== filter)
      const columns = [filter, ...newest, ...others, ...flags]
      await renew(`classified_ads_newest_public_of_${filter}`, 'classified_ads', columns, isPublic)
    }
    // Null in every row of the index: it holds no text.
    const sold = [...newest, 'is_sold', 'rejection_reason']
    const isSold = `is_sold = ${yes} AND rejection_reason IS NULL`
    await renew('classified_ads_newest_sold', 'classified_ads', sold, isSold)

    // As `PASSED` of the exams says it.
    const passed = 'score * 100 >= 70 * total_questions'
    const scored = [...newest, 'score', 'total_questions']
    await renew('exam_results_newest_passed', 'exam_results', scored, passed)
    await renew('exam_results_newest_failed', 'exam_results', scored, `NOT (${passed})`)

    // Read backwards, as the others: with DESC, in the order in which rows come, its pages stay half empty.
    await renew('classified_ads_newest', 'classified_ads', newest)
    await renew('admin_actions_newest', 'admin_actions', newest)
    await renew('admin_actions_newest_of_action', 'admin_actions', ['action', ...newest])
  },
}
