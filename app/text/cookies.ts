/** The privacy page explains each of these cookies. */
export type SiteCookie = 'session' | 'pending-sign-in' | 'flash' | 'link-request' | 'theory' | 'trial'

/** The browser itself sets these cookies, by behaviours/letter-keys.ts. */
export type PageCookie = 'no-keys'
