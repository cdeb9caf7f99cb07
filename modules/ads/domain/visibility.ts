type Ad = { userId: number; isApproved: boolean; isSold: boolean }
type Contacts = { contactEmail: string | null; contactPhone: string | null; contactInfo: string | null }
type Reader = { id: number; isAdmin: boolean } | null

/** Whether there is such an ad for this reader. A sold one still is, though no list shows it. */
export function mayRead(ad: Ad, ownerIsBlocked: boolean, reader: Reader): boolean {
  if (reader?.isAdmin) return true
  if (ownerIsBlocked) return false
  return ad.isApproved || ad.userId === reader?.id
}

/** The ad as this reader may see it: with the contact details, or without. */
export function asSeenBy<Shown extends Ad & Contacts>(reader: Reader, ad: Shown): Shown {
  if (maySeeContacts(ad, reader)) return ad
  return { ...ad, contactEmail: null, contactPhone: null, contactInfo: null }
}

/** Nobody shall be called for what is gone. */
function maySeeContacts(ad: Ad, reader: Reader): boolean {
  if (!reader) return false
  return !ad.isSold || reader.isAdmin || ad.userId === reader.id
}
