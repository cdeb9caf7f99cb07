import { blamesAddress } from './failure'

/** What a mail server has given up for good: the left part of the mail's Message-ID, and whom it was for. */
export type Bounce = { mail: string; addresses: string[] }

const REPORT = /^multipart\/report\b/i
const RETURNED = ['message/rfc822', 'text/rfc822-headers']

/** Reads a report of failed delivery (RFC 3464). Null for every other message, and for a delay. */
export async function readBounce(message: Uint8Array): Promise<Bounce | null> {
  // Loaded here: no server reads a mail.
  const { default: PostalMime } = await import('postal-mime')
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const
  // What it refuses, such as endless nesting, is no report.
  const parsed = await PostalMime.parse(message, options).catch(() => null)
  const type = parsed?.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!parsed || !REPORT.test(type)) return null

  const textOf = (types: string[]) => {
    const content = parsed.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
    return typeof content === 'string' ? content : ''
  }
  const mail = quotedId(textOf(RETURNED))
  const addresses = textOf(['message/delivery-status'])
    .split(BLANK_LINE)
    .flatMap((block) => failedIn(fieldsOf(block)))
  return mail && addresses.length > 0 ? { mail, addresses: [...new Set(addresses)] } : null
}

const BLANK_LINE = /\r?\n[ \t]*\r?\n/

/** Of the mail that came back, whole or its head alone. */
function quotedId(returned: string): string | undefined {
  const [head = ''] = returned.trimStart().split(BLANK_LINE, 1)
  return /<([^<>@\s]+)@/.exec(fieldsOf(head).get('message-id') ?? '')?.[1]
}

/** The recipient of a block, and the address that forwards to them; none unless the failure is final. */
function failedIn(fields: Map<string, string>): string[] {
  const status = /^\d\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? ''
  if (!/^failed\b/i.test(fields.get('action') ?? '') || !blamesAddress(status)) return []
  return ['original-recipient', 'final-recipient'].flatMap((name) => {
    const address = /^rfc822\s*;\s*<?([^\s<>]+)/i.exec(fields.get(name) ?? '')?.[1]
    return address ? [address.toLowerCase()] : []
  })
}

/** By their names in lower case; a line that begins with a space continues the one before. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return fields
}
