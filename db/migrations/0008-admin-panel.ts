import type { Migration } from '../migrate'

export const adminPanel: Migration = {
  name: '0008-admin-panel',
  async up(run, { id, timestamp, boolean, true: yes, false: no }) {
    // A rejected ad has its reason. The revision counts what the ad said: who approves names what he read.
    await run('ALTER TABLE classified_ads ADD COLUMN rejection_reason text')
    await run('ALTER TABLE classified_ads ADD COLUMN revision integer NOT NULL DEFAULT 1')
    await run('DROP INDEX classified_ads_newest_pending')
    await run(`CREATE INDEX classified_ads_newest_pending ON classified_ads (created_at DESC, id DESC)
      WHERE is_approved = ${no} AND is_sold = ${no} AND rejection_reason IS NULL`)
    // What is online is most of them, and found among all.
    await run(`CREATE INDEX classified_ads_newest_sold ON classified_ads (created_at DESC, id DESC)
      WHERE is_sold = ${yes} AND rejection_reason IS NULL`)
    await run(`CREATE INDEX classified_ads_newest_rejected ON classified_ads (created_at DESC, id DESC)
      WHERE rejection_reason IS NOT NULL`)

    // Folded, as search_text of the ads is; empty until the module has filled it. The names come first in it:
    // it puts them in order as well.
    await run("ALTER TABLE users ADD COLUMN search_text text NOT NULL DEFAULT ''")
    await run('CREATE INDEX users_by_name ON users (search_text, id)')
    await run(`CREATE INDEX users_newest_admins ON users (created_at DESC, id DESC) WHERE is_admin = ${yes}`)
    await run(
      `CREATE INDEX users_newest_blocked ON users (created_at DESC, id DESC) WHERE is_blocked = ${yes}`,
    )
    await run(
      'CREATE INDEX exam_results_newest_of_type ON exam_results (exam_type, created_at DESC, id DESC)',
    )

    // As `SHARE` of the exams says it.
    await run(`CREATE INDEX exam_results_best ON exam_results
      ((score * 1000 / total_questions) DESC, created_at DESC, id DESC)`)

    await run(`CREATE INDEX news_newest_draft ON news (created_at DESC, id DESC) WHERE is_published = ${no}`)
    await run('DROP INDEX news_newest_featured')
    await run(`CREATE INDEX news_newest_featured ON news (created_at DESC, id DESC)
      WHERE is_featured = ${yes}`)

    // With the answer, so that statistics need the index alone.
    await run('DROP INDEX user_answers_of_version')
    await run('CREATE INDEX user_answers_of_version ON user_answers (question_version_id, user_answer)')

    // Of its own, so that a line outlives whom and what it names. changes is JSON.
    await run(`CREATE TABLE admin_actions (
      id ${id},
      actor_id integer NOT NULL,
      actor_name text NOT NULL,
      action text NOT NULL,
      subject_id integer,
      subject text NOT NULL,
      changes text NOT NULL,
      search_text text NOT NULL,
      created_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX admin_actions_newest ON admin_actions (created_at DESC, id DESC)')
    await run(
      'CREATE INDEX admin_actions_newest_of_action ON admin_actions (action, created_at DESC, id DESC)',
    )
    await run('CREATE INDEX admin_actions_of_actor ON admin_actions (actor_id)')
    await run('CREATE INDEX admin_actions_of_subject ON admin_actions (subject_id, action)')

    // A file that an admin has uploaded, until he says yes to what it would do.
    await run(`CREATE TABLE question_imports (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      file_name text NOT NULL,
      content text NOT NULL,
      ${boolean('replaces')},
      created_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX question_imports_of_user ON question_imports (user_id)')
    await run('CREATE INDEX question_imports_oldest ON question_imports (created_at)')
  },
}
