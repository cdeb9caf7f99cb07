import { ok, refuse } from '#modules/kernel/result'
import type { AdReader, ClassifiedAd, WithPhotos } from '../contract'
import { whyNoMorePhotos } from '../rules'
import { hasPublicPhotos, isOwnerOrAdmin, MOST_WAITING, showsPhotos, WAITING_MS } from './photo'
import type { Deps, UseCase } from '../deps'

export const addPhoto: UseCase<'photos', 'add'> = async (deps, caller, file) => {
  const { db, clock, identity, pictures, photos, isLimited = true } = deps
  const picture = await pictures.read(file)
  if (!picture.ok) return picture
  return db.transaction(async (tx) => {
    if (!(await identity.accounts.lockCaller(caller, tx))) return refuse('signed-out')
    await photos.keepWaiting(caller.userId, MOST_WAITING - 1, tx)
    const added = { bytes: picture.value.files.reduce((sum, { bytes }) => sum + bytes.length, 0) }
    const tooMany = isLimited ? whyNoMorePhotos(await photos.countOwn(caller.userId, tx), added) : null
    if (tooMany) return refuse(tooMany)
    return ok(await photos.add(caller.userId, picture.value, clock.now(), tx))
  })
}

export const findPlaceable: UseCase<'photos', 'findPlaceable'> = async ({ photos }, userId, ids, adId) => {
  const found = await photos.findPlaceable(userId, ids, adId)
  return ids.flatMap((id) => found.find((photo) => photo.id === id) ?? [])
}

export async function withPhotos<Ad extends Pick<ClassifiedAd, 'id' | 'userId' | 'state'>>(
  { photos }: Pick<Deps, 'photos'>,
  ads: readonly Ad[],
  reader: AdReader,
): Promise<(Ad & WithPhotos)[]> {
  const byAd = await photos.ofAds(ads.filter((ad) => showsPhotos(ad, reader)).map(({ id }) => id))
  return ads.map((ad) => ({ ...ad, photos: byAd.get(ad.id) ?? [] }))
}

export const findPhotoFile: UseCase<'photos', 'findFile'> = async ({ photos }, address, reader) => {
  const file = await photos.findFile(address)
  if (!file) return null
  const { bytes, userId, state, ownerIsBlocked } = file
  const isPublic = state !== null && hasPublicPhotos({ state, ownerIsBlocked })
  if (isPublic) return { bytes, isPublic }
  const by = await reader()
  // Nobody has published what waits for its ad: it is no business of admins yet.
  const isVisible = state === null ? by?.id === userId : isOwnerOrAdmin(userId, by)
  return isVisible ? { bytes, isPublic } : null
}

export const removeWaitingPhotos: UseCase<'photos', 'removeWaiting'> = ({ clock, photos }) =>
  photos.removeWaitingSince(new Date(clock.now().getTime() - WAITING_MS))
