import { asBoolean, asDate, type StoredBoolean, type StoredDate } from '#db/read'
import type { CheckedAd, ClassifiedAd } from '../contract'

/** All but what is of use to the database only. */
export const AD_COLUMNS = `
  id, user_id AS "userId", title, description, price, location, type, category, condition, weight, caliber, brand,
  contact_email AS "contactEmail", contact_phone AS "contactPhone", contact_info AS "contactInfo",
  is_approved AS "isApproved", is_sold AS "isSold", created_at AS "createdAt",
  rejection_reason AS "rejectionReason", revision`

/** An ad as a statement of those columns has it. */
export type AdRow = Omit<CheckedAd, 'isApproved' | 'isSold' | 'createdAt'> & {
  isApproved: StoredBoolean
  isSold: StoredBoolean
  createdAt: StoredDate
}

export function adOf(row: AdRow): ClassifiedAd {
  const { rejectionReason: _, revision: _1, ...ad } = checkedAdOf(row)
  return ad
}

/** The same with what only its owner and admins learn. */
export function checkedAdOf(row: AdRow): CheckedAd {
  return {
    ...row,
    isApproved: asBoolean(row.isApproved),
    isSold: asBoolean(row.isSold),
    createdAt: asDate(row.createdAt),
  }
}
