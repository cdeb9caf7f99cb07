import type { Migration } from '../migrate'

export const counting: Migration = {
  name: '0009-counting',
  async up(run, { countedBy }) {
    if (countedBy) await run(`CREATE INDEX users_counted ON users (${countedBy})`)
    // By the type alone, SQLite went through the exams of everybody to count one member's.
    await run('CREATE INDEX exam_results_of_user_and_type ON exam_results (user_id, exam_type)')
  },
}
