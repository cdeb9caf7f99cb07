/** The beginning of a text on one line, cut at a word where it is longer than this. */
export function excerpt(text: string, longest: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= longest) return line
  const room = line.slice(0, longest)
  const atWord = room.slice(0, Math.max(0, room.lastIndexOf(' ')))
  // A word that fills the room by itself is cut, but not within a character.
  const cut = atWord || room.replace(/[\ud800-\udbff]$/, '')
  return `${cut.replace(/[\s,;:.!?…-]+$/u, '')}…`
}
