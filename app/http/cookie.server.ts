import { createCookie, type CookieOptions } from '@remix-run/node'
import { site } from '../modules.server'

/**
 * A cookie of this site. On https its name tells the browser that no other host, as one of a subdomain,
 * and no unencrypted answer may have set it. On http, where one tries the site, browsers refuse such a name.
 */
export function createSiteCookie(name: 'session' | 'flash', options: CookieOptions) {
  const { cookies } = site()
  return createCookie(cookies.secure ? `__Host-${name}` : name, { ...cookies, ...options })
}
