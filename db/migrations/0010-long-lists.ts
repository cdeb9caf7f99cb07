import type { Migration } from '../migrate'

/** Filtered lists are counted and passed over in an index alone: it has all that a filter asks of a row. */
export const longLists: Migration = {
  name: '0010-long-lists',
  async up(run, { true: yes, false: no }) {
    const renew = async (index: string, definition: string) => {
      await run(`DROP INDEX ${index}`)
      await run(`CREATE INDEX ${index} ON ${definition}`)
    }
    // Read backwards. Rows come in this order: so they fill the index's pages, which DESC leaves half empty.
    const newest = 'created_at, id'

    await renew('users_newest', `users (${newest}, is_admin, is_blocked)`)
    await renew('users_by_name', 'users (search_text, id, is_admin, is_blocked)')

    await renew('exam_results_newest', `exam_results (${newest})`)
    await renew('exam_results_newest_of_type', `exam_results (exam_type, ${newest}, score, total_questions)`)
    // As `PASSED` of the exams says it.
    const passed = 'score * 100 >= 70 * total_questions'
    await run(`CREATE INDEX exam_results_newest_passed ON exam_results (${newest}) WHERE ${passed}`)
    await run(`CREATE INDEX exam_results_newest_failed ON exam_results (${newest}) WHERE NOT (${passed})`)

    const filters = ['type', 'category', 'condition']
    for (const filter of filters) {
      const others = filters.filter((each) => each !== filter).join(', ')
      await renew(
        `classified_ads_newest_public_of_${filter}`,
        `classified_ads (${filter}, ${newest}, ${others})
         WHERE is_approved = ${yes} AND is_sold = ${no} AND owner_is_blocked = ${no}`,
      )
    }
  },
}
