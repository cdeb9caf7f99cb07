import type { Migration } from '../migrate'

export const oneOpenReport: Migration = {
  name: '0024-one-open-report',
  async up(run) {
    // Of a person's open reports on an ad, only the first gets a key. The unique index allows any number without a key.
    await run('ALTER TABLE ad_reports ADD COLUMN reporter_key text')
    const key = (report: string) => `COALESCE('member ' || ${report}.user_id, 'address ' || ${report}.email)`
    await run(`UPDATE ad_reports SET reporter_key = ${key('ad_reports')}
      WHERE closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM ad_reports AS earlier
        WHERE earlier.closed_at IS NULL AND earlier.ad_id = ad_reports.ad_id AND earlier.id < ad_reports.id
          AND ${key('earlier')} = ${key('ad_reports')})`)
    await run(`CREATE UNIQUE INDEX ad_reports_one_open ON ad_reports (ad_id, reporter_key)
      WHERE closed_at IS NULL`)
    await run('CREATE INDEX ad_reports_open_of_reporter ON ad_reports (reporter_key) WHERE closed_at IS NULL')
  },
}
