import type { AdReader, ClassifiedAd } from '#modules/ads'
import type { User } from '#modules/identity'
import { site } from '#app/start/modules.server'
import type { Seller } from '#app/ui/ads'

/** Hides a private seller from visitors, because search engines would reveal who owns which weapon. */
export async function findSeller(ad: ClassifiedAd, reader: AdReader): Promise<Seller | null> {
  if (ad.state === 'sold' || ad.state === 'expired') return null
  const { identity, ads } = site()
  const [owner, publicAds] = await Promise.all([
    identity.members.find(ad.userId),
    ads.listings.countPublic(ad.userId),
  ])
  if (!owner) return null
  return {
    name: nameFor(reader, owner),
    joinedAt: owner.createdAt,
    isGunsmith: owner.approvalNumber !== null,
    publicAds,
    isConfirmed: owner.emailConfirmedAt !== null,
    isBlocked: owner.isBlocked,
  }
}

/** Names the owner only if an ad was found, so that nobody learns names by trying ids. */
export async function findOwnerName(ad: ClassifiedAd | undefined, reader: AdReader): Promise<string> {
  const owner = ad ? await site().identity.members.find(ad.userId) : null
  const name = owner && nameFor(reader, owner)
  return name ? `Annonces de ${name}` : "Annonces d'un même membre"
}

function nameFor(reader: AdReader, { username, approvalNumber }: User): string | null {
  return reader || approvalNumber !== null ? username : null
}
