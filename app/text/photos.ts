import type { AdPhoto, AdSnapshot, TooManyPhotos } from '#modules/ads'
import { MOST_OWN_PHOTOS, MOST_PHOTO_MEGABYTES, MOST_PHOTOS } from '#modules/ads/rules'
import { PICTURE_MEGABYTES, PICTURE_MEGAPIXELS, type PictureFault } from '#modules/kernel/pictures'
import { RETENTION } from '#modules/kernel/retention'
import { count } from './words'
import { formatPeriod } from './period'

export const PHOTOS_HINT = `${MOST_PHOTOS} photos au plus, en JPEG, PNG ou WebP, de ${PICTURE_MEGABYTES} Mo au plus. La première photo apparaît dans la liste. Ne montrez ni papiers, ni numéro de série, ni visage : l'annonce serait refusée. Décrivez chaque photo en quelques mots, pour ceux qui ne la voient pas.`

export const PHOTO_FAULTS = {
  'not-a-picture': (name) => `${name} n'est pas une photo en JPEG, PNG ou WebP`,
  heic: (name) =>
    `${name} est au format HEIC, que le site ne lit pas : enregistrez-la en JPEG, ou choisissez « Le plus compatible » dans les réglages de l'appareil photo`,
  'too-large': (name) =>
    `${name} est trop grande : enregistrez-la en JPEG ordinaire, de ${PICTURE_MEGAPIXELS} millions de pixels au plus`,
  damaged: (name) => `${name} est incomplète ou abîmée : choisissez-la à nouveau`,
  busy: (name) => `Le site reçoit beaucoup de photos en ce moment : renvoyez ${name} dans un instant`,
  'over-size': (name) => `${name} dépasse ${PICTURE_MEGABYTES} Mo`,
} as const satisfies Record<PictureFault | 'over-size', (name: string) => string>

export const TOO_MANY_OWN_PHOTOS: Record<TooManyPhotos, string> = {
  'too-many-photos': `Vous avez déjà ${MOST_OWN_PHOTOS} photos sur le site. Retirez des photos d'une annonce, ou supprimez une annonce, avant d'ajouter une photo.`,
  'too-many-bytes': `Vos photos prennent déjà ${MOST_PHOTO_MEGABYTES} Mo sur le site. Retirez des photos d'une annonce, ou supprimez une annonce, avant d'ajouter une photo.`,
}

export const PICTURE_HINT = `En JPEG, PNG ou WebP, de ${PICTURE_MEGABYTES} Mo au plus. L'image apparaît sous le résumé, et là où l'adresse est partagée. Une image remplacée ou retirée peut rester visible ${formatPeriod(RETENTION.cachedPicture)} dans certains navigateurs.`

export const PICTURE_GONE = `L'image n'est plus là : un autre administrateur l'a changée, ou elle attendait depuis plus d'${formatPeriod(RETENTION.unusedPicture)}. Choisissez-la à nouveau.`

export const ALT_WITHOUT_PICTURE = 'Choisissez une image, ou effacez sa description'

export const PICTURE_NOT_KEPT = "Le site n'a pas pu garder l'image : choisissez-la à nouveau"

export const TOO_MANY_PHOTOS = `${MOST_PHOTOS} photos au plus : les autres n'ont pas été gardées`

export const PHOTO_GONE = `Le site ne garde une photo sans annonce ni brouillon que pendant ${formatPeriod(RETENTION.waitingPhoto)} : ajoutez-la à nouveau`

export const PHOTO_NOT_KEPT = "Le site n'a pas pu garder une photo : ajoutez-la à nouveau"

/** What the script says that sends photos as they are chosen. `{}` stands for the name of the file. */
export const PHOTO_WORDS = {
  'not-a-picture': PHOTO_FAULTS['not-a-picture']('{}'),
  heic: PHOTO_FAULTS.heic('{}'),
  'over-size': PHOTO_FAULTS['over-size']('{}'),
  tooMany: TOO_MANY_PHOTOS,
  notSent: "La photo {} n'est pas partie : vérifiez votre connexion, puis réessayez",
  notChanged: 'Le site ne répond pas : vérifiez votre connexion, puis réessayez',
  waiting: "Des photos sont encore en cours d'envoi : le formulaire partira juste après.",
  left: "Une photo n'est pas partie : réessayez, ou retirez-la.",
}

export type PhotoWords = typeof PHOTO_WORDS

export function photoAlt(photo: Pick<AdPhoto, 'caption'>, at: number, title: string): string {
  return photo.caption ?? `Photo ${at + 1} de « ${title} »`
}

export function photosSince({ at, photos }: AdSnapshot, now: readonly AdPhoto[]): string | null {
  const seen = photos.map(({ id }) => id)
  const since = at === null ? '' : ' depuis'
  const added = now.filter(({ id }) => !seen.includes(id)).length
  const removed = seen.filter((id) => !now.some((photo) => photo.id === id)).length
  if (added > 0 || removed > 0) {
    const changes = [
      ...(added > 0 ? [count(added, 'ajoutée')] : []),
      ...(removed > 0 ? [count(removed, 'retirée')] : []),
    ]
    return `Photos changées${since} : ${changes.join(', ')}.`
  }
  const isSame = now.every(({ id, caption }, at) => id === seen[at] && caption === photos[at]!.caption)
  return isSame ? null : `Ordre ou textes des photos changés${since}.`
}
