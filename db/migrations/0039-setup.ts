import type { Migration } from '../migrate'

/** The checklist of a new site: what was tried on it, and which rows are demo content. */
export const setup: Migration = {
  name: '0039-setup',
  async up(run, { bigId, timestamp }) {
    await run(`CREATE TABLE setup_tries (
      line text PRIMARY KEY CHECK (line IN ('mail', 'adRules', 'address', 'backup')),
      outcome text NOT NULL,
      detail text,
      tried_at ${timestamp} NOT NULL
    )`)
    await run(`CREATE TABLE demo_content (
      id ${bigId},
      user_id bigint UNIQUE REFERENCES users ON DELETE CASCADE,
      news_id bigint UNIQUE REFERENCES news ON DELETE CASCADE,
      ad_id bigint UNIQUE REFERENCES classified_ads ON DELETE CASCADE,
      CHECK (COALESCE(user_id, news_id, ad_id) IS NOT NULL)
    )`)

    // Marks the demo content of a site that loaded it before there were marks. Nobody can sign in as its owner.
    const owner = "FROM users WHERE username = 'demo' AND email = 'demo@example.com'"
    await run(`INSERT INTO demo_content (ad_id)
      SELECT id FROM classified_ads WHERE user_id IN (SELECT id ${owner}) ORDER BY id`)
    await run(`INSERT INTO demo_content (news_id)
      SELECT DISTINCT news_id FROM news_slugs WHERE EXISTS (SELECT 1 ${owner}) AND slug IN (
        'transport-ce-que-demande-l-article-15-point-par-point',
        'comment-nous-ecrivons-nos-questions',
        'carnet-de-tir-combien-de-seances-par-an') ORDER BY news_id`)
    await run(`INSERT INTO demo_content (user_id) SELECT id ${owner}`)
  },
}
