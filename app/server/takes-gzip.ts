/**
 * Whether `Accept-Encoding` allows gzip. It is asked for every page that comes from memory, where the
 * library that Express reads the header with takes longer than finding the page.
 */
export function takesGzip(accepted = ''): boolean {
  const [, q = '1'] = GZIP.exec(accepted) ?? ANY.exec(accepted) ?? [undefined, '0']
  return Number(q) > 0
}

const GZIP = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i
const ANY = /(?:^|,)\s*\*\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i
