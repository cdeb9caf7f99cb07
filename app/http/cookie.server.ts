import { type Cookie, createCookie, type CookieOptions } from '@remix-run/node'
import { site } from '../start/modules.server'

/**
 * A cookie of this site. On https its name tells the browser that no other host, such as a subdomain, and no
 * unencrypted answer may have set it. On http browsers refuse that name.
 */
export function siteCookie(name: 'session' | 'flash' | 'link-request', options: CookieOptions): Cookie {
  const { cookies } = site()
  return createCookie(cookies.secure ? `__Host-${name}` : name, { ...cookies, ...options })
}
