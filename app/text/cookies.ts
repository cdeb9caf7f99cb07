/** What the server sets. The privacy page says of each what it is for. */
export type SiteCookie = 'session' | 'pending-sign-in' | 'flash' | 'link-request' | 'theory' | 'trial'

/** So long the page remembers for which address a link was asked. */
export const LINK_REQUEST_MINUTES = 10

/** Set by a script of the page, in this browser: see behaviours/letter-keys.ts. */
export type PageCookie = 'no-keys'
