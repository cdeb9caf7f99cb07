import { parseId } from '#app/http/address'

/**
 * `/theory?q=N`: null for what is no number. One that is too large for an id is past the end of the
 * bank as well. Without `q` study begins at the beginning. `reponse` is there when the answer was
 * asked for without a script.
 */
export function readTheoryQuery(request: Request): { number: number | null; revealed: boolean } {
  const query = new URL(request.url).searchParams
  return { number: parsePosition(query.get('q')), revealed: query.has('reponse') }
}

function parsePosition(text: string | null): number | null {
  if (text === null) return 1
  return /^[1-9]\d{9,}$/.test(text) ? PAST_THE_END : parseId(text)
}

const PAST_THE_END = 2 ** 31 - 1
