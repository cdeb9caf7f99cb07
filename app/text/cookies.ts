/** The privacy page explains each of these cookies. */
export type SiteCookie = 'session' | 'pending-sign-in' | 'flash' | 'link-request' | 'theory' | 'trial'

/** The cookies that the script `behaviours/shortcuts.ts` sets in the browser. */
export type PageCookie = 'no-keys'

/** As it stands in `document.cookie` while the letter keys are off. */
export const NO_KEYS = `${'no-keys' satisfies PageCookie}=1`
