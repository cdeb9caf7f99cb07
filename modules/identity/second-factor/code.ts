export type Code = { digits: string } | { recovery: string }

/** What was typed: six digits of the app, or a recovery code. Spaces, hyphens and case do not count. */
export function readCode(typed: string): Code {
  const code = typed.replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? { digits: code } : { recovery: code.toLowerCase() }
}

/** A recovery code as its owner writes it down. */
export function inGroups(code: string): string {
  return code.match(/.{4}/g)!.join('-')
}
