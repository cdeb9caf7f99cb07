import type { Migration } from '../migrate'

/** Copies the ad or conversation into its report, so that the report stays readable after a deletion. */
export const reportCopies: Migration = {
  name: '0023-report-copies',
  async up(run, { timestamp }) {
    await run('ALTER TABLE ad_reports ADD COLUMN owner_id integer REFERENCES users ON DELETE SET NULL')
    for (const copied of ['owner_name', 'ad_text']) {
      await run(`ALTER TABLE ad_reports ADD COLUMN ${copied} text NOT NULL DEFAULT ''`)
    }
    const ofAd = (column: string, ad = 'classified_ads') =>
      `(SELECT ${column} FROM ${ad} WHERE classified_ads.id = ad_id)`
    const withOwner = 'classified_ads JOIN users ON users.id = classified_ads.user_id'
    await run(`UPDATE ad_reports SET owner_id = ${ofAd('classified_ads.user_id')},
      owner_name = ${ofAd('username', withOwner)}, ad_text = ${ofAd('description')}
      WHERE ad_id IS NOT NULL`)
    await run('CREATE INDEX ad_reports_of_owner ON ad_reports (owner_id)')

    // SQLite cannot change a foreign key in place, so the new foreign key needs a new column.
    await run(`ALTER TABLE conversation_reports
      ADD COLUMN kept_id integer REFERENCES conversations ON DELETE SET NULL`)
    for (const side of ['owner', 'writer']) {
      await run(`ALTER TABLE conversation_reports
        ADD COLUMN ${side}_id integer REFERENCES users ON DELETE SET NULL`)
    }
    for (const copied of ['ad_title', 'owner_name', 'writer_name']) {
      await run(`ALTER TABLE conversation_reports ADD COLUMN ${copied} text NOT NULL DEFAULT ''`)
    }
    const ofTalk = (column: string) =>
      `(SELECT ${column} FROM conversations AS talk WHERE talk.id = conversation_id)`
    const nameOf = (side: string) => `(SELECT username FROM users WHERE users.id = ${ofTalk(`${side}_id`)})`
    await run(`UPDATE conversation_reports SET kept_id = conversation_id, ad_title = ${ofTalk('ad_title')},
      owner_id = ${ofTalk('owner_id')}, owner_name = ${nameOf('owner')},
      writer_id = ${ofTalk('writer_id')}, writer_name = ${nameOf('writer')}`)
    await run('DROP INDEX conversation_reports_one_open')
    await run('DROP INDEX conversation_reports_of_conversation')
    await run('ALTER TABLE conversation_reports DROP COLUMN conversation_id')
    await run('ALTER TABLE conversation_reports RENAME COLUMN kept_id TO conversation_id')
    await run(`CREATE UNIQUE INDEX conversation_reports_one_open
      ON conversation_reports (conversation_id, user_id) WHERE closed_at IS NULL`)
    for (const column of ['conversation', 'owner', 'writer']) {
      await run(`CREATE INDEX conversation_reports_of_${column} ON conversation_reports (${column}_id)`)
    }

    // message_id serves only to order the messages. It has no foreign key, because the message may have been deleted.
    await run(`CREATE TABLE reported_messages (
      report_id integer NOT NULL REFERENCES conversation_reports ON DELETE CASCADE,
      message_id integer NOT NULL,
      sender text NOT NULL CHECK (sender IN ('owner', 'writer')),
      body text NOT NULL,
      created_at ${timestamp} NOT NULL,
      PRIMARY KEY (report_id, message_id)
    )`)
    await run(`INSERT INTO reported_messages (report_id, message_id, sender, body, created_at)
      SELECT report_id, id, sender, body, created_at FROM (
        SELECT report.id AS report_id, message.id, message.body, message.created_at,
          CASE WHEN sender_id = owner_id THEN 'owner' ELSE 'writer' END AS sender,
          row_number() OVER (PARTITION BY report.id ORDER BY message.id DESC) AS nth
        FROM conversation_reports AS report
        JOIN messages AS message ON message.conversation_id = report.conversation_id
      ) AS written WHERE nth <= 200`)
  },
}
