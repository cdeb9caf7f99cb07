import { z } from 'zod'
import { paths } from '#app/paths'
import type { LookUps } from '../../mail'

export const ending = { adId: z.int().positive(), expiresAt: z.iso.datetime() }

/** Completes a mail about the end of an ad. Returns null, to drop the mail, if the mail is no longer true. */
export async function completeEnding(
  stored: { adId: number; expiresAt: string },
  { appUrl, findEnding, renewalToken }: LookUps,
  isOver: boolean,
) {
  const link = { id: stored.adId, expiresAt: new Date(stored.expiresAt) }
  const found = await findEnding(link)
  if (found?.isExpired !== isOver) return null
  // The link opens a page that asks whether to renew the ad, even for a reader who is signed out.
  return { ...found, adId: stored.adId, renewUrl: appUrl + paths.renewAd(renewalToken(link)) }
}

export const SAMPLE_ENDING = {
  title: 'Lunette 6-24×50',
  adId: 44,
  expiresAt: new Date('2027-01-18T17:12:00Z'),
  deletedAt: new Date('2027-02-17T17:12:00Z'),
  renewUrl: 'https://prepa-lts.example/renouveler/44.1800292320000.an-example-that-renews-nothing',
}
