import type { RequestHandler } from 'express'

/**
 * The security headers of every answer, computed once: setting them one by one through a
 * middleware library on each request was measured to cost a third of the throughput.
 */
export function securityHeaders(options: { https: boolean; development: boolean }): RequestHandler {
  const headers = Object.freeze(Object.entries(securityHeaderTable(options)))
  return (req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    // No other site must learn an address that opens an account.
    if (HOLDS_TOKEN.test(req.path)) res.setHeader('Referrer-Policy', 'same-origin')
    next()
  }
}

const HOLDS_TOKEN = /^\/reset-password(\/|$)/i

function securityHeaderTable({ https, development }: { https: boolean; development: boolean }) {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ https, development }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** In development Vite injects inline scripts and styles and talks over a web socket. */
function contentSecurityPolicy({ https, development }: { https: boolean; development: boolean }) {
  const inline = development ? " 'unsafe-inline'" : ''
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
