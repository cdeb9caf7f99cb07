import { type Cookie, createCookie, type CookieOptions } from '@remix-run/node'
import { site } from '../start/modules.server'

/**
 * A cookie of this site, made at its first use. On https its name tells the browser that no other host, as one of
 * a subdomain, and no unencrypted answer may have set it. On http, where one tries the site, browsers refuse such a
 * name.
 */
export function siteCookie(name: 'session' | 'flash' | 'link-request', options: CookieOptions): () => Cookie {
  let made: { of: CookieOptions; cookie: Cookie } | undefined
  return () => {
    const { cookies } = site()
    if (made?.of !== cookies) {
      const cookie = createCookie(cookies.secure ? `__Host-${name}` : name, { ...cookies, ...options })
      made = { of: cookies, cookie }
    }
    return made.cookie
  }
}
