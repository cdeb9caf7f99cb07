import type { Migration } from '../migrate'

const PROVINCES =
  "('anvers', 'brabant-flamand', 'brabant-wallon', 'bruxelles', 'flandre-occidentale', 'flandre-orientale', 'hainaut', 'liege', 'limbourg', 'luxembourg', 'namur')"

export const marketplace: Migration = {
  name: '0010-marketplace',
  async up(run, { id, timestamp, boolean, true: yes, false: no, dialect }) {
    // When the existing ads end, in the date format of each database.
    const inSixtyDays = {
      sqlite: "strftime('%Y-%m-%d %H:%M:%f +00:00', 'now', '+60 days')",
      postgres: "now() + interval '60 days'",
    }[dialect]

    for (const moment of ['email_confirmed_at', 'confirmation_asked_at']) {
      await run(`ALTER TABLE users ADD COLUMN ${moment} ${timestamp}`)
    }
    await run('ALTER TABLE users ADD COLUMN approval_number text')

    for (const column of [
      `province text CHECK (province IN ${PROVINCES})`,
      // The amount in cents that the text of the price contains; null if it contains none.
      'amount integer CHECK (amount >= 0)',
      'photo_count integer NOT NULL DEFAULT 0 CHECK (photo_count BETWEEN 0 AND 6)',
      `approved_at ${timestamp}`,
      `expires_at ${timestamp}`,
      `reserved_at ${timestamp}`,
      `sold_at ${timestamp}`,
      // Set when expires_at has passed, so that lists and pages need not compare with the clock.
      `${boolean('is_expired')} DEFAULT ${no}`,
      `${boolean('is_end_announced')} DEFAULT ${no}`,
      // Set by an admin while a report is examined.
      `${boolean('is_hidden')} DEFAULT ${no}`,
      // The rule for which the ad was rejected. The text of the rejection is rejection_reason.
      'rejection_rule text',
      // The content of the ad when an admin last looked at it, as JSON.
      'last_look text',
      // The SEARCH_TEXT_VERSION with which search_text and amount were computed. When the constant increases, the site
      // computes both again.
      'search_edition integer NOT NULL DEFAULT 0',
    ]) {
      await run(`ALTER TABLE classified_ads ADD COLUMN ${column}`)
    }
    await run(`UPDATE classified_ads SET approved_at = updated_at, expires_at = ${inSixtyDays}
      WHERE is_approved = ${yes}`)

    // Replaces the column state, because a generated column cannot be changed. SQLite can add only virtual ones.
    const indexes = ['', '_of_type', '_of_category', '_of_condition'].map(
      (filter) => `classified_ads_newest_in_state${filter}`,
    )
    for (const index of indexes) await run(`DROP INDEX ${index}`)
    await run('ALTER TABLE classified_ads DROP COLUMN state')
    await run(`ALTER TABLE classified_ads ADD COLUMN state text GENERATED ALWAYS AS (
      CASE WHEN rejection_reason IS NOT NULL THEN 'rejected'
        WHEN is_sold = ${yes} THEN 'sold'
        WHEN is_approved = ${no} THEN 'pending'
        WHEN is_hidden = ${yes} THEN 'hidden'
        WHEN is_expired = ${yes} THEN 'expired'
        ELSE 'online' END
    ) ${dialect === 'sqlite' ? 'VIRTUAL' : 'STORED'}`)
    // The other filters' columns let a filtered list be counted in the index alone.
    const filters = ['type', 'category', 'condition', 'province']
    const all = [...filters, 'photo_count', 'amount', 'owner_is_blocked']
    await run(`CREATE INDEX classified_ads_newest_in_state ON classified_ads
      (state, created_at, id, ${all.join(', ')})`)
    const but = (column: string) => all.filter((each) => each !== column).join(', ')
    for (const filter of filters) {
      await run(`CREATE INDEX classified_ads_newest_in_state_of_${filter} ON classified_ads
        (state, ${filter}, created_at, id, ${but(filter)})`)
    }
    await run(`CREATE INDEX classified_ads_by_amount ON classified_ads (state, amount, id, ${but('amount')})`)
    // On PostgreSQL, reading the index above backwards would put ads without an amount first.
    if (dialect === 'postgres') {
      await run(`CREATE INDEX classified_ads_by_amount_down ON classified_ads
        (state, amount DESC NULLS LAST, id DESC, ${but('amount')})`)
    }
    await run(`CREATE INDEX classified_ads_to_end ON classified_ads (expires_at, id)
      WHERE is_approved = ${yes} AND is_sold = ${no}`)

    // ad_id is null while the form is being filled in. fingerprint is the same in every size and format of a photo.
    await run(`CREATE TABLE ad_photos (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      ad_id integer REFERENCES classified_ads ON DELETE CASCADE,
      position integer CHECK (position BETWEEN 1 AND 6),
      hash text NOT NULL CHECK (length(hash) = 64),
      fingerprint text NOT NULL CHECK (length(fingerprint) = 16),
      width integer NOT NULL CHECK (width >= 1),
      height integer NOT NULL CHECK (height >= 1),
      caption text,
      created_at ${timestamp} NOT NULL,
      CHECK ((ad_id IS NULL) = (position IS NULL))
    )`)
    await run('CREATE UNIQUE INDEX ad_photos_of_ad ON ad_photos (ad_id, position)')
    await run('CREATE INDEX ad_photos_of_user ON ad_photos (user_id, fingerprint)')
    await run('CREATE INDEX ad_photos_without_ad ON ad_photos (created_at) WHERE ad_id IS NULL')
    // Each file fits into a square of `side` × `side` pixels.
    await run(`CREATE TABLE ad_photo_files (
      photo_id integer NOT NULL REFERENCES ad_photos ON DELETE CASCADE,
      side integer NOT NULL,
      format text NOT NULL CHECK (format IN ('webp', 'jpeg')),
      bytes ${dialect === 'sqlite' ? 'BLOB' : 'bytea'} NOT NULL,
      PRIMARY KEY (photo_id, side, format)
    )`)

    // A conversation survives the deletion of its ad, but not the deletion of either member's account.
    await run(`CREATE TABLE conversations (
      id ${id},
      ad_id integer REFERENCES classified_ads ON DELETE SET NULL,
      ad_title text NOT NULL,
      owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      writer_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at ${timestamp} NOT NULL,
      last_message_at ${timestamp} NOT NULL,
      owner_read_at ${timestamp},
      writer_read_at ${timestamp},
      CHECK (owner_id <> writer_id)
    )`)
    await run('CREATE UNIQUE INDEX conversations_one_about_ad ON conversations (writer_id, ad_id)')
    await run('CREATE INDEX conversations_of_ad ON conversations (ad_id)')
    for (const side of ['owner', 'writer']) {
      await run(`CREATE INDEX conversations_of_${side} ON conversations (${side}_id, last_message_at, id)`)
    }
    await run(`CREATE TABLE messages (
      id ${id},
      conversation_id integer NOT NULL REFERENCES conversations ON DELETE CASCADE,
      sender_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      body text NOT NULL,
      created_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX messages_of_conversation ON messages (conversation_id, id)')
    await run('CREATE INDEX messages_of_sender ON messages (sender_id)')
    await run(`CREATE TABLE blocked_members (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      blocked_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at ${timestamp} NOT NULL,
      PRIMARY KEY (user_id, blocked_id)
    )`)
    await run('CREATE INDEX blocked_members_by_blocked ON blocked_members (blocked_id)')
    await run(`CREATE TABLE conversation_reports (
      id ${id},
      conversation_id integer NOT NULL REFERENCES conversations ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      reason text NOT NULL CHECK (reason IN ('scam', 'weapon', 'insult', 'spam', 'other')),
      message text NOT NULL,
      created_at ${timestamp} NOT NULL,
      closed_at ${timestamp},
      outcome text CHECK (outcome IN ('acted', 'kept')),
      reply text
    )`)
    await run('CREATE INDEX conversation_reports_of_user ON conversation_reports (user_id)')
    await run(`CREATE UNIQUE INDEX conversation_reports_one_open
      ON conversation_reports (conversation_id, user_id) WHERE closed_at IS NULL`)
    await run('CREATE INDEX conversation_reports_of_conversation ON conversation_reports (conversation_id)')

    // user_id is null for a visitor's report. email is the address to which the reply is sent.
    await run(`CREATE TABLE ad_reports (
      id ${id},
      ad_id integer REFERENCES classified_ads ON DELETE SET NULL,
      ad_title text NOT NULL,
      user_id integer REFERENCES users ON DELETE CASCADE,
      email text NOT NULL,
      reason text NOT NULL CHECK (reason IN ('illegal', 'scam', 'category', 'photo', 'contact', 'other')),
      message text NOT NULL,
      created_at ${timestamp} NOT NULL,
      closed_at ${timestamp},
      outcome text CHECK (outcome IN ('removed', 'kept')),
      reply text
    )`)
    await run('CREATE INDEX ad_reports_of_ad ON ad_reports (ad_id)')
    await run('CREATE INDEX ad_reports_of_user ON ad_reports (user_id)')
    for (const table of ['ad_reports', 'conversation_reports']) {
      await run(`CREATE INDEX ${table}_open ON ${table} (id) WHERE closed_at IS NULL`)
      await run(`CREATE INDEX ${table}_closed ON ${table} (closed_at, id) WHERE closed_at IS NOT NULL`)
    }

    await run(`CREATE TABLE favourites (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      ad_id integer NOT NULL REFERENCES classified_ads ON DELETE CASCADE,
      created_at ${timestamp} NOT NULL,
      PRIMARY KEY (user_id, ad_id)
    )`)
    await run('CREATE INDEX favourites_newest ON favourites (user_id, created_at, ad_id)')
    await run('CREATE INDEX favourites_of_ad ON favourites (ad_id)')
    // search is the query string of the list's URL. The next mail covers the ads approved after seen_until.
    // next_digest_on is a day in Belgium, and null once the member has turned the mails off.
    await run(`CREATE TABLE ad_alerts (
      id ${id},
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      search text NOT NULL,
      created_at ${timestamp} NOT NULL,
      seen_until ${timestamp} NOT NULL,
      next_digest_on text
    )`)
    await run('CREATE UNIQUE INDEX ad_alerts_of_user ON ad_alerts (user_id, search)')
    await run('CREATE INDEX ad_alerts_due ON ad_alerts (next_digest_on, user_id)')
    await run('CREATE INDEX classified_ads_approved ON classified_ads (state, approved_at, id)')
  },
}
