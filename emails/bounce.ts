import { blamesAddress } from './failure'

/** `mail` is the left part of the returned mail's Message-ID. */
export type Bounce = { mail: string; addresses: string[] }

const REPORT = /^multipart\/report\b/i
const RETURNED = ['message/rfc822', 'text/rfc822-headers']

/** Reads a report of failed delivery (RFC 3464). Returns null for any other message, such as a report of a delay. */
export async function readBounce(message: Uint8Array): Promise<Bounce | null> {
  // Imported here because only the command `mails:bounce` needs it.
  const { default: PostalMime } = await import('postal-mime')
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const
  // The parser throws on hostile input, such as endless nesting.
  const parsed = await PostalMime.parse(message, options).catch(() => null)
  const type = parsed?.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!parsed || !REPORT.test(type)) return null

  const readText = (types: string[]) => {
    const content = parsed.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
    return typeof content === 'string' ? content : ''
  }
  const mail = findMessageId(readText(RETURNED))
  const addresses = readText(['message/delivery-status'])
    .split(BLANK_LINE)
    .flatMap((block) => findFailed(parseFields(block)))
  return mail && addresses.length > 0 ? { mail, addresses: [...new Set(addresses)] } : null
}

const BLANK_LINE = /\r?\n[ \t]*\r?\n/

/** Returns the left part of the returned mail's Message-ID. Reads only the head: some servers return only that. */
function findMessageId(returned: string): string | undefined {
  const [head = ''] = returned.trimStart().split(BLANK_LINE, 1)
  return /<([^<>@\s]+)@/.exec(parseFields(head).get('message-id') ?? '')?.[1]
}

/**
 * Returns the failed address and the address that forwarded to it. Returns none if the failure may be temporary or
 * is not the address's fault.
 */
function findFailed(fields: Map<string, string>): string[] {
  const status = /^\d\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? ''
  if (!/^failed\b/i.test(fields.get('action') ?? '') || !blamesAddress(status)) return []
  return ['original-recipient', 'final-recipient'].flatMap((name) => {
    const address = /^rfc822\s*;\s*<?([^\s<>]+)/i.exec(fields.get(name) ?? '')?.[1]
    return address ? [address.toLowerCase()] : []
  })
}

/** Parses header fields, in which a line that begins with a space continues the previous one. */
function parseFields(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return fields
}
