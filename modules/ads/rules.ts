/** What one member may have at once. A photo of a rejected ad counts until it is gone. */
export const MOST_WAITING_ADS = 10
export const MOST_ADS = 40
export const MOST_OWN_PHOTOS = 60
export const MOST_PHOTO_MEGABYTES = 100
const MOST_PHOTO_BYTES = MOST_PHOTO_MEGABYTES * 1_000_000
export const MOST_CONVERSATIONS = 200
export const MOST_OPEN_REPORTS = 5

export type TooManyAds = 'too-many-waiting' | 'too-many-ads'
export type TooManyPhotos = 'too-many-photos' | 'too-many-bytes'

/** Why a member who has these may not post another ad. */
export function whyNoMoreAds({ waiting, all }: { waiting: number; all: number }): TooManyAds | null {
  if (waiting >= MOST_WAITING_ADS) return 'too-many-waiting'
  return all >= MOST_ADS ? 'too-many-ads' : null
}

/** Why a member who has these may not add a photo of so many bytes. */
export function whyNoMorePhotos(
  own: { photos: number; bytes: number },
  added: { bytes: number },
): TooManyPhotos | null {
  if (own.photos >= MOST_OWN_PHOTOS) return 'too-many-photos'
  return own.bytes + added.bytes > MOST_PHOTO_BYTES ? 'too-many-bytes' : null
}
