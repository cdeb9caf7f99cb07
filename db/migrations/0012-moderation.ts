import type { Migration } from '../migrate'

export const moderation: Migration = {
  name: '0012-moderation',
  async up(run, { id, timestamp }) {
    await run(`CREATE TABLE ad_decisions (
      id ${id},
      admin_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      outcome text NOT NULL CHECK (outcome IN ('approved', 'rejected')),
      decided_at ${timestamp} NOT NULL
    )`)
    await run('CREATE INDEX ad_decisions_of_admin ON ad_decisions (admin_id)')
    await run('CREATE INDEX ad_decisions_oldest ON ad_decisions (decided_at)')
    // look_before is the ad's last_look before the decision.
    await run(`CREATE TABLE decided_ads (
      decision_id integer NOT NULL REFERENCES ad_decisions ON DELETE CASCADE,
      ad_id integer NOT NULL REFERENCES classified_ads ON DELETE CASCADE,
      revision integer NOT NULL,
      look_before text,
      PRIMARY KEY (decision_id, ad_id)
    )`)
    await run('CREATE INDEX decided_ads_of_ad ON decided_ads (ad_id)')

    // hold_key names a mail that is held back, so that it can be released or withdrawn.
    await run('ALTER TABLE mails ADD COLUMN hold_key text')
    await run('CREATE INDEX mails_held ON mails (hold_key) WHERE hold_key IS NOT NULL')
  },
}
