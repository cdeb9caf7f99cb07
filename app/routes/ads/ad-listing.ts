import type { AdPhoto, ClassifiedAd } from '#modules/ads'
import { CATEGORY_NAMES, excerpt, photoAlt, TYPE_BADGES } from '#app/text'
import { paths } from '#app/paths'

/** Returns what search engines and link previews read of an ad. */
export function toListing(ad: ClassifiedAd & { photos: AdPhoto[] }) {
  return {
    description: excerpt(`${TYPE_BADGES[ad.type]}, ${ad.location} : ${ad.description}`, SNIPPET),
    listed: {
      keywords: listKeywords(ad),
      path: paths.ad(ad.id),
      picture: ad.photos[0] && toSharedPicture(ad.photos[0], ad.title),
    },
  }
}

/** The number of characters of a description that search engines show. */
const SNIPPET = 155

/** Uses the JPEG, because some apps that preview a shared link cannot read WebP. */
function toSharedPicture(photo: AdPhoto, title: string) {
  const { width, height } = photo
  return { path: paths.photo(photo, 'grande.jpg'), width, height, alt: photoAlt(photo, 0, title) }
}

function listKeywords({ type, category, brand, caliber }: ClassifiedAd): string[] {
  const kind = [TYPE_BADGES[type].toLowerCase(), CATEGORY_NAMES[category], brand, caliber]
  return [...kind.filter((word) => word !== null), 'tir sportif', 'petites annonces', 'Belgique']
}
