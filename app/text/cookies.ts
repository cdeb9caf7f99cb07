/** The cookies that the server sets; the privacy page explains each one. */
export type SiteCookie = 'session' | 'pending-sign-in' | 'flash' | 'link-request' | 'theory' | 'trial'

/** The cookies that behaviours/letter-keys.ts sets in the browser. */
export type PageCookie = 'no-keys'
