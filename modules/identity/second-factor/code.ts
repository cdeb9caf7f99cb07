export type Code = { digits: string } | { recovery: string }

/** Reads what was typed as six digits of the app or as a recovery code. Ignores spaces, hyphens and case. */
export function readCode(typed: string): Code {
  const code = typed.replace(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? { digits: code } : { recovery: code.toLowerCase() }
}

/** Returns a recovery code in groups of four characters, for its owner to write down. */
export function inGroups(code: string): string {
  return code.match(/.{4}/g)!.join('-')
}
