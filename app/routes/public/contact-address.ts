/** Where a contact leads: mail for an e-mail address, the web for an address of it, else nowhere. */
export function contactAddress(contact: string): string | null {
  if (/^https?:\/\//i.test(contact)) return URL.canParse(contact) ? new URL(contact).href : null
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`
  return null
}
