import type { Migration } from '../migrate'

/** The index that finds the ads, of all members, with the same photo. */
export const duplicatePhotos: Migration = {
  name: '0015-duplicate-photos',
  async up(run) {
    await run('CREATE INDEX ad_photos_by_fingerprint ON ad_photos (fingerprint, ad_id)')
  },
}
