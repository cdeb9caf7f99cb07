import type { Answer } from '#test/harness/faults/wire'
import { camille, newcomer } from '#test/people'

/** What is timed together. */
export type Kind =
  'page of a visitor' | 'page of a member' | 'page of an admin' | 'answer saved' | 'photos uploaded' | 'other'

export type Client = ReturnType<typeof createClient>

type Send = (
  kind: Kind,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
) => Promise<Answer>

let clients = 0

/** A browser at an address of its own. Each answer must have the status that is expected, or it throws. */
export function createClient(send: Send, cookie = '') {
  clients += 1
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`

  async function request(kind: Kind, method: string, path: string, status: number, body?: BodyInit) {
    const encoded = body === undefined ? undefined : new Response(body)
    const type = typeof body === 'string' ? 'application/json' : encoded?.headers.get('Content-Type')
    const headers = {
      'Accept-Encoding': 'gzip',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': address,
      ...(cookie && { Cookie: cookie }),
      ...(type && { 'Content-Type': type }),
    }
    const bytes = encoded && Buffer.from(await encoded.arrayBuffer())
    const answer = await send(kind, method, path, headers, bytes)
    if (answer.status !== status)
      throw new Error(`${method} ${path}: ${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`)
    return answer
  }

  const call = (kind: Kind, method: string, path: string, body?: object, status = 200) =>
    request(kind, method, path, status, body && JSON.stringify(body))

  return {
    call,
    /** Returns what the page says. */
    read: async (kind: Kind, path: string) => (await request(kind, 'GET', path, 200)).text,
    /** Returns where the address leads. */
    follow: async (kind: Kind, path: string) => (await request(kind, 'GET', path, 303)).headers.location!,
    /** Sends a form; returns where it leads. */
    async post(kind: Kind, path: string, form: Record<string, string> | FormData = {}) {
      const body = form instanceof FormData ? form : new URLSearchParams(form)
      return (await request(kind, 'POST', path, 303, body)).headers.location!
    },
    /** Registers a new member, who is signed in from then on. Returns the address of their mails. */
    async register(): Promise<string> {
      const person = newcomer(camille)
      const { headers } = await call('other', 'POST', '/api/register', person, 201)
      cookie = headers['set-cookie']!.map((each) => each.split(';')[0]).join('; ')
      return person.email
    },
  }
}
