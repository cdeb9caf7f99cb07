/** The cookies that the server sets; the privacy page explains each one. */
export type SiteCookie = 'session' | 'pending-sign-in' | 'flash' | 'link-request' | 'theory' | 'trial'

/** How long the page remembers the address that a link was requested for. */
export const LINK_REQUEST_MINUTES = 10

/** Set in the browser by behaviours/letter-keys.ts. */
export type PageCookie = 'no-keys'
