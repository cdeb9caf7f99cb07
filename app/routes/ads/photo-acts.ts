import type { AdPhoto } from '#modules/ads'
import { MOST_PHOTOS } from '#modules/ads/rules'

/** What the buttons at a photo send as `photoAct`, with its number: 'remove.12'. */
export const PHOTO_ACTS = { earlier: 'Avancer', later: 'Reculer', remove: 'Retirer' } as const

export type PhotoAct = keyof typeof PHOTO_ACTS

/** The button that sends the chosen files before the rest is filled in. */
export const ADD_PHOTOS = 'add'

/** The photos after one of these buttons was pressed. Any other changes nothing. */
export function afterAct(pressed: FormDataEntryValue | null, photos: readonly AdPhoto[]): AdPhoto[] {
  const [act = '', id] = (typeof pressed === 'string' ? pressed : '').split('.')
  const at = act in PHOTO_ACTS ? photos.findIndex((photo) => String(photo.id) === id) : -1
  const others = photos.filter((_, index) => index !== at)
  if (at !== -1 && act !== 'remove') {
    const to = act === 'earlier' ? Math.max(0, at - 1) : at + 1
    others.splice(to, 0, photos[at]!)
  }
  return others.slice(0, MOST_PHOTOS)
}
