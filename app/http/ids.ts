export const LARGEST_INTEGER = 2 ** 31 - 1

/** An id out of an address, or null for whatever is none: `abc`, `1e9`, `-1`, `0x1`, `007`. */
export function parseId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_INTEGER ? id : null
}
