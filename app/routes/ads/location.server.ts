import type { ClassifiedAd, LocalityFault } from '#modules/ads'
import { newAdSchema } from '#modules/ads/schemas'
import type { Faults } from '#app/http'
import { site } from '#app/start/modules.server'
import { AMBIGUOUS_LOCALITY, UNKNOWN_LOCALITY } from '#app/text'

/** The data of a response that shows an ad's form again with localities to choose from. */
export type Offered = { offered?: LocalityFault['offered'] }

/** Reads the location in an ad's form. The button of an offered locality replaces what was typed. */
export function readLocation(form: FormData): Required<Offered> & { faults?: Faults } {
  const chosen = form.get('locality')
  if (typeof chosen === 'string') form.set('location', chosen)
  const located = locatedSchema.safeParse({ location: form.get('location'), province: form.get('province') })
  const fault = located.success ? site().ads.localities.findFault(located.data) : null
  if (fault === null) return { offered: [] }
  const sentence = fault.code === 'ambiguous' ? AMBIGUOUS_LOCALITY : UNKNOWN_LOCALITY
  return { offered: fault.offered, faults: { fieldErrors: { location: [sentence] } } }
}

const locatedSchema = newAdSchema.pick({ location: true, province: true })

/** Returns the province as the form shows it: null if it follows from the location, which may change. */
export function toFormLocation({ location, province }: Pick<ClassifiedAd, 'location' | 'province'>) {
  const isFollowed = province !== null && province === site().ads.localities.deriveProvince(location)
  return isFollowed ? { province: null, followed: province } : { province, followed: null }
}
