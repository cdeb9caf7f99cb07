import type { Migration } from '../migrate'

export const admin: Migration = {
  name: '0005-admin',
  async up(run, { id, timestamp, boolean }) {
    // The log has no foreign keys, because an entry outlives the people and things that it names. `changes` holds JSON.
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
    await run('CREATE INDEX admin_actions_newest ON admin_actions (created_at, id)')
    await run('CREATE INDEX admin_actions_newest_of_action ON admin_actions (action, created_at, id)')
    await run('CREATE INDEX admin_actions_of_actor ON admin_actions (actor_id)')
    await run('CREATE INDEX admin_actions_of_subject ON admin_actions (subject_id, action)')

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
