import type { Province } from '../ad'
import { followLocation } from '../localities/locality-of-ad'
import { keepWhatApplies } from './fields'

type Ad = Parameters<typeof keepWhatApplies>[0] & { location: string; province: Province | null }

/** Returns the fields of an ad as they are stored: those of its category, with its location and province. */
export const toStoredFields = <Given extends Ad>(ad: Given): Given => followLocation(keepWhatApplies(ad))
