import type { Migration } from '../migrate'

/** Moves the reports of questions, lessons, ads and conversations into one table. */
export const reports: Migration = {
  name: '0029-reports',
  async up(run, { dialect, id, timestamp }) {
    await run(`CREATE TABLE reports (
      id ${id},
      kind text NOT NULL CHECK (kind IN ('question', 'lesson', 'ad', 'conversation')),
      question_id integer REFERENCES questions ON DELETE CASCADE,
      lesson_id integer REFERENCES lessons ON DELETE CASCADE,
      ad_id integer REFERENCES classified_ads ON DELETE SET NULL,
      conversation_id integer REFERENCES conversations ON DELETE SET NULL,
      version integer,
      title text NOT NULL,
      text text NOT NULL DEFAULT '',
      owner_id integer REFERENCES users ON DELETE SET NULL,
      owner_name text NOT NULL DEFAULT '',
      writer_id integer REFERENCES users ON DELETE SET NULL,
      writer_name text NOT NULL DEFAULT '',
      user_id integer REFERENCES users ON DELETE CASCADE,
      email text,
      reporter_key text,
      reason text NOT NULL,
      message text NOT NULL,
      created_at ${timestamp} NOT NULL,
      closed_at ${timestamp},
      outcome text,
      reply text,
      CHECK ((question_id IS NOT NULL) = (kind = 'question')),
      CHECK ((lesson_id IS NOT NULL) = (kind = 'lesson')),
      CHECK ((version IS NOT NULL) = (kind IN ('question', 'lesson'))),
      CHECK (ad_id IS NULL OR kind IN ('ad', 'conversation')),
      CHECK (conversation_id IS NULL OR kind = 'conversation'),
      CHECK (user_id IS NOT NULL OR (kind = 'ad' AND email IS NOT NULL)),
      CHECK (CASE kind
        WHEN 'ad' THEN reason IN ('illegal', 'scam', 'category', 'photo', 'contact', 'other')
        WHEN 'conversation' THEN reason IN ('scam', 'weapon', 'insult', 'spam', 'other')
        ELSE reason IN ('answer', 'source', 'wording', 'picture', 'other') END),
      CHECK (outcome IS NULL OR outcome = 'kept' OR outcome = CASE kind
        WHEN 'ad' THEN 'removed' WHEN 'conversation' THEN 'acted' ELSE 'corrected' END)
    )`)

    // Reports of ads keep their ids, because mails have quoted them. Other reports get new ids, so that no old URL
    // leads to the wrong report.
    const highest = (table: string) =>
      dialect === 'sqlite'
        ? `(SELECT COALESCE(max(seq), 0) FROM sqlite_sequence WHERE name = '${table}')`
        : `(SELECT GREATEST(CASE WHEN is_called THEN last_value ELSE 0 END,
            (SELECT max(id) FROM ${table})) FROM ${table}_id_seq)`
    const old = ['ad_reports', 'content_reports', 'conversation_reports'].map(highest)
    const behindOld = `${dialect === 'sqlite' ? 'max' : 'GREATEST'}(${old.join(', ')})`
    const behindContent = `${behindOld} + ${highest('content_reports')}`
    const common = 'user_id, reason, message, created_at, closed_at, outcome, reply'
    await run(`INSERT INTO reports (id, kind, ad_id, title, text, owner_id, owner_name, email, reporter_key, ${common})
      SELECT id, 'ad', ad_id, ad_title, ad_text, owner_id, owner_name, email, reporter_key, ${common}
      FROM ad_reports`)
    await run(`INSERT INTO reports (id, kind, question_id, lesson_id, version, title, reporter_key, ${common})
      SELECT id + ${behindOld}, CASE WHEN question_id IS NULL THEN 'lesson' ELSE 'question' END,
        question_id, lesson_id, version, COALESCE(
          (SELECT question FROM question_versions AS asked
            WHERE asked.question_id = content_reports.question_id AND asked.number = version),
          (SELECT title FROM lesson_versions AS shown
            WHERE shown.lesson_id = content_reports.lesson_id AND shown.number = version), ''),
        'member ' || user_id, ${common}
      FROM content_reports`)
    await run(`INSERT INTO reports (id, kind, ad_id, conversation_id, title, owner_id, owner_name, writer_id,
        writer_name, reporter_key, ${common})
      SELECT id + ${behindContent}, 'conversation',
        (SELECT ad_id FROM conversations AS talk WHERE talk.id = conversation_id), conversation_id, ad_title,
        owner_id, owner_name, writer_id, writer_name, 'member ' || user_id, ${common}
      FROM conversation_reports`)
    await run(`UPDATE admin_actions SET subject_id = subject_id + ${behindContent}
      WHERE action IN ('conversation.read', 'conversation.close')`)

    await run(`CREATE TABLE moved_messages AS SELECT report_id + ${behindContent} AS report_id, message_id, sender,
      body, created_at FROM reported_messages`)
    await run('DROP TABLE reported_messages')
    await run(`CREATE TABLE reported_messages (
      report_id integer NOT NULL REFERENCES reports ON DELETE CASCADE,
      message_id integer NOT NULL,
      sender text NOT NULL CHECK (sender IN ('owner', 'writer')),
      body text NOT NULL,
      created_at ${timestamp} NOT NULL,
      PRIMARY KEY (report_id, message_id)
    )`)
    await run(`INSERT INTO reported_messages (report_id, message_id, sender, body, created_at)
      SELECT report_id, message_id, sender, body, created_at FROM moved_messages`)
    await run('DROP TABLE moved_messages')

    const all = `${behindContent} + ${highest('conversation_reports')}`
    if (dialect === 'sqlite') {
      await run("DELETE FROM sqlite_sequence WHERE name = 'reports'")
      await run(`INSERT INTO sqlite_sequence (name, seq) SELECT 'reports', ${all}`)
    } else {
      await run(
        `SELECT setval('reports_id_seq', GREATEST(highest, 1), highest > 0) FROM (SELECT ${all} AS highest) AS one`,
      )
    }
    for (const table of ['ad_reports', 'content_reports', 'conversation_reports'])
      await run(`DROP TABLE ${table}`)

    for (const column of ['question', 'lesson', 'ad', 'conversation', 'owner', 'writer', 'user'])
      await run(`CREATE INDEX reports_of_${column} ON reports (${column}_id)`)
    await run('CREATE INDEX reports_open_of_reporter ON reports (reporter_key) WHERE closed_at IS NULL')
    for (const kind of ['question', 'lesson', 'ad', 'conversation']) {
      await run(`CREATE UNIQUE INDEX reports_one_open_of_${kind} ON reports (${kind}_id, reporter_key)
        WHERE kind = '${kind}' AND closed_at IS NULL`)
    }
    const queues = { content: "'question', 'lesson'", ad: "'ad'", conversation: "'conversation'" }
    for (const [queue, kinds] of Object.entries(queues)) {
      await run(`CREATE INDEX reports_${queue}_open ON reports (id)
        WHERE kind IN (${kinds}) AND closed_at IS NULL`)
      await run(`CREATE INDEX reports_${queue}_closed ON reports (closed_at, id)
        WHERE kind IN (${kinds}) AND closed_at IS NOT NULL`)
    }
  },
}
