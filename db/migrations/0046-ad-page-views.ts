import type { Migration } from '../migrate'

/** Counts how often readers open the page of an ad. */
export const adPageViews: Migration = {
  name: '0046-ad-page-views',
  async up(run) {
    await run(`CREATE TABLE ad_page_views (
      ad_id bigint PRIMARY KEY REFERENCES classified_ads ON DELETE CASCADE,
      number integer NOT NULL CHECK (number >= 1)
    )`)
  },
}
