/** The cookies that the server sets; the privacy page explains each one. */
export type SiteCookie = 'session' | 'pending-sign-in' | 'flash' | 'link-request' | 'theory' | 'trial'

/** Set in the browser by behaviours/letter-keys.ts. */
export type PageCookie = 'no-keys'
