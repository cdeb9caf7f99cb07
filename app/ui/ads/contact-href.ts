/** Null where a number has no digits, such as '--'. The '(0)' after a country's number is not dialled. */
export function telHref(phone: string): string | null {
  const dialled = phone.replace(/^(\s*(?:\+|00)[^(]*)\(0\)/, '$1')
  const digits = dialled.replace(/\D/g, '')
  return digits === '' ? null : `tel:${dialled.trim().startsWith('+') ? '+' : ''}${digits}`
}

/** Whatever stands before the '@' is a name, and adds neither a subject nor another recipient. */
export function mailtoHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40(?=[^%]*$)/, '@')}`
}
