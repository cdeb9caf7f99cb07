import type { Person } from '#test/people'
import { appendFiles, type Chosen } from '#test/things/photo'
import type { Answer, Wire } from './wire'

export type Client = Awaited<ReturnType<typeof joinSite>>

type Files = { field: string; files: readonly Chosen[] }

const BROWSER = { 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip' }

/** Registers a member. Their browser sends again what was not answered. */
export async function joinSite(wire: Wire, person: Person) {
  const { username, email, password } = person
  let cookie = ''
  const first = await send('POST', '/api/register', JSON.stringify(person), 'application/json')
  // A registration that is sent again is refused if the first was stored.
  const { headers, text } = first.status === 201 ? first : await call('/api/login', { username, password })
  cookie = headers['set-cookie']!.map((each) => each.split(';')[0]).join('; ')

  function send(method: string, path: string, body?: string | Buffer, type?: string): Promise<Answer> {
    const sent = { ...BROWSER, ...(cookie && { Cookie: cookie }), ...(type && { 'Content-Type': type }) }
    return wire.send(method, path, { headers: sent, body })
  }

  function call(path: string, body: object): Promise<Answer> {
    return expectStatus(200, send('POST', path, JSON.stringify(body), 'application/json'))
  }

  return {
    id: (JSON.parse(text) as { id: number }).id,
    username,
    email,
    get: (path: string) => expectStatus(200, send('GET', path)),
    /** Returns where a page leads to. */
    redirect: (path: string) => redirected(send('GET', path)),
    call,
    /** Sends a form, and returns where it leads to. */
    post: (path: string, fields: Record<string, string>) => redirected(sendForm(path, fields)),
    /** The same for a form with a field of files. */
    upload: (path: string, fields: Record<string, string>, files: Files) =>
      redirected(sendForm(path, fields, files)),
    sendForm,
  }

  async function sendForm(path: string, fields: Record<string, string>, chosen?: Files): Promise<Answer> {
    const form = chosen ? new FormData() : new URLSearchParams()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    if (chosen) appendFiles(form as FormData, chosen.field, chosen.files)
    const encoded = new Response(form)
    const type = encoded.headers.get('Content-Type')!
    return send('POST', path, Buffer.from(await encoded.arrayBuffer()), type)
  }
}

/** The value of a hidden field of a page. */
export function hidden({ text }: Answer, name: string): string {
  const found = new RegExp(`name="${name}" value="([^"]+)"`).exec(text)
  if (!found) throw new Error(`no ${name} in the page`)
  return found[1]!
}

async function expectStatus(expected: number, asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status !== expected) throw new Error(`${answer.status}: ${answer.text.slice(0, 500)}`)
  return answer
}

async function redirected(asked: Promise<Answer>): Promise<string> {
  return (await expectStatus(303, asked)).headers.location!
}
