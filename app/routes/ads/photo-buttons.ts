import type { AdPhoto } from '#modules/ads'
import { MOST_PHOTOS } from '#modules/ads/rules'

/** The labels of a photo's buttons, which send values such as `photoAct=remove.12` for photo 12. */
export const PHOTO_ACTS = { earlier: 'Avant', later: 'Après', remove: 'Retirer' } as const

export type PhotoAct = keyof typeof PHOTO_ACTS

/** The value of the button that uploads the chosen files before the form is submitted. */
export const ADD_PHOTOS = 'add'

export function applyPhotoAct(pressed: FormDataEntryValue | null, photos: readonly AdPhoto[]): AdPhoto[] {
  const [act = '', id] = (typeof pressed === 'string' ? pressed : '').split('.')
  const at = act in PHOTO_ACTS ? photos.findIndex((photo) => String(photo.id) === id) : -1
  const others = photos.filter((_, index) => index !== at)
  if (at !== -1 && act !== 'remove') {
    const to = act === 'earlier' ? Math.max(0, at - 1) : at + 1
    others.splice(to, 0, photos[at]!)
  }
  return others.slice(0, MOST_PHOTOS)
}
