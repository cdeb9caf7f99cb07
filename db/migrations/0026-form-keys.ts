import type { Migration } from '../migrate'

export const formKeys: Migration = {
  name: '0026-form-keys',
  async up(run, { timestamp }) {
    // The foreign key is checked at the COMMIT, because the check locks the member. A transaction must lock its members
    // in the order of their ids.
    await run(`CREATE TABLE form_keys (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
      form_key text NOT NULL,
      content text NOT NULL CHECK (length(content) = 43),
      made integer,
      sent_at ${timestamp} NOT NULL,
      PRIMARY KEY (user_id, form_key)
    )`)
    await run('CREATE INDEX form_keys_of_content ON form_keys (user_id, content)')
    await run('CREATE INDEX form_keys_sent ON form_keys (sent_at)')
  },
}
