/** Width and height are those of the large size, in pixels. */
export type AdPhoto = { id: number; hash: string; width: number; height: number; caption: string | null }

/** A photo as a form places it: the first one stands for the ad. */
export type PlacedPhoto = Pick<AdPhoto, 'id' | 'caption'>

/** Of an ad. The places in the table say the same. */
export const MOST_PHOTOS = 6

export const LONGEST_CAPTION = 120

/** How long a photo waits for the ad whose form is being filled in. */
export const WAITING_MS = 24 * 3_600_000

/** Photos of a member without an ad: those of four forms. The oldest goes when another one comes. */
export const MOST_WAITING = 24

type Shown = { state: string; ownerIsBlocked: boolean }
type Ad = { userId: number; state: string }
type Reader = { id: number; isAdmin: boolean } | null

/** Whether everybody may see the photos of an ad. */
export function hasPublicPhotos({ state, ownerIsBlocked }: Shown): boolean {
  return state === 'online' && !ownerIsBlocked
}

/** Of an ad that this reader may read: those of one that is not online are for its owner and admins. */
export function showsPhotos({ userId, state }: Ad, reader: Reader): boolean {
  return state === 'online' || isOwnerOrAdmin(userId, reader)
}

export function isOwnerOrAdmin(userId: number, reader: Reader): boolean {
  return reader !== null && (reader.isAdmin || reader.id === userId)
}
