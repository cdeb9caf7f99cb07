import type { Migration } from '../migrate'

/**
 * Keeps when ads were sent to be approved, and each decision, because an ad knows its last decision only. A row outlives
 * its ad for the figures of the site, without anything that leads to the ad or its owner.
 */
export const adSubmissions: Migration = {
  name: '0040-ad-submissions',
  async up(run, { bigId, timestamp }) {
    await run(`CREATE TABLE ad_submissions (
      id ${bigId},
      ad_id bigint REFERENCES classified_ads ON DELETE SET NULL,
      sent_at ${timestamp} NOT NULL,
      decided_at ${timestamp},
      outcome text CHECK (outcome IN ('approved', 'rejected')),
      CHECK ((decided_at IS NULL) = (outcome IS NULL))
    )`)
    // An existing ad gets one row, from its creation to its last decision. The ads of admins were never sent to anybody.
    await run(`INSERT INTO ad_submissions (ad_id, sent_at, decided_at, outcome)
      SELECT id, created_at,
        COALESCE(
          (SELECT max(entry.created_at) FROM admin_actions AS entry WHERE subject_id = ad.id
            AND action = CASE outcome WHEN 'approved' THEN 'ad.approve' WHEN 'rejected' THEN 'ad.reject' END),
          approved_at,
          CASE outcome WHEN 'rejected' THEN updated_at END
        ),
        outcome
      FROM (SELECT id, created_at, updated_at, approved_at,
        CASE WHEN approved_at IS NOT NULL THEN 'approved' WHEN rejection_reason IS NOT NULL THEN 'rejected' END AS outcome
        FROM classified_ads) AS ad
      WHERE approved_at IS NULL OR approved_at <> created_at
      ORDER BY id`)
    await run('CREATE INDEX ad_submissions_of_ad ON ad_submissions (ad_id)')
    await run(
      'CREATE UNIQUE INDEX ad_submissions_one_open ON ad_submissions (ad_id) WHERE decided_at IS NULL',
    )
    await run('CREATE INDEX ad_submissions_sent ON ad_submissions (sent_at)')
    await run(
      `CREATE INDEX ad_submissions_approved ON ad_submissions (decided_at, sent_at) WHERE outcome = 'approved'`,
    )
  },
}

/** Serves the number of answers in a week. */
export const answersByTime: Migration = {
  name: '0040-answers-by-time',
  isConcurrent: true,
  async up(run, { dialect }) {
    const concurrently = dialect === 'postgres' ? 'CONCURRENTLY' : ''
    await run(`DROP INDEX ${concurrently} IF EXISTS series_questions_answered`)
    await run(`CREATE INDEX ${concurrently} series_questions_answered ON series_questions (answered_at)
      WHERE answered_at IS NOT NULL`)
  },
}
