export type Code = { digits: string } | { recovery: string }

/** Reads six digits as a code of the app, and anything else as a recovery code. Ignores spaces, hyphens and case. */
export function readCode(typed: string): Code {
  const code = typed.replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? { digits: code } : { recovery: code.toLowerCase() }
}

export function inGroups(code: string): string {
  return code.match(/.{4}/g)!.join('-')
}
