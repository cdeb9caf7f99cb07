import type { Migration } from '../migrate'

export const duplicatePhotos: Migration = {
  name: '0015-duplicate-photos',
  async up(run) {
    await run('CREATE INDEX ad_photos_by_fingerprint ON ad_photos (fingerprint, ad_id)')
  },
}
