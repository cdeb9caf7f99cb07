import { z } from 'zod'
import { AD_NOT_FOUND } from '#app/text/words'
import { paths } from '#app/paths'
import { AD_CHANGED, AD_DECIDED } from '#app/text/ads'

export const ADS_TAB = { label: 'Annonces', href: paths.admin.ads() }

/** Why an ad can no longer be decided on. */
export const UNDECIDABLE = { 'not-found': AD_NOT_FOUND, changed: AD_CHANGED, decided: AD_DECIDED }

/** The revision of the ad that the admin has read, which every form about it sends. */
export const revision = z
  .string('Le formulaire est incomplet : rechargez la page.')
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
