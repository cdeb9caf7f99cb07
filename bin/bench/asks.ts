import type { BenchSite } from './site'

/** What is asked of a site, and by whom: a visitor unless it says. */
export type Ask = {
  name: string
  path: string
  by?: 'member' | 'admin'
  /** What a form or a script sends. */
  body?: { type: string; text: string }
}

export function methodOf({ body }: Ask): 'GET' | 'POST' {
  return body ? 'POST' : 'GET'
}

export function headersOf({ by, body }: Ask, { cookies }: BenchSite): Record<string, string> {
  return {
    'Accept-Encoding': 'gzip',
    ...(by && { Cookie: cookies[by] }),
    ...(body && { 'Content-Type': body.type, 'Sec-Fetch-Site': 'same-origin' }),
  }
}

export const form = (fields: Record<string, string>) => ({
  type: 'application/x-www-form-urlencoded',
  text: String(new URLSearchParams(fields)),
})

export const json = (value: unknown) => ({ type: 'application/json', text: JSON.stringify(value) })
