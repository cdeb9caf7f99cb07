import { usernameKey } from './username-key'

/** A username has no @ and an e-mail always has one: what was typed can only mean one of them. */
export function readLogin(typed: string): { email: string } | { usernameKey: string } {
  const login = typed.trim()
  return login.includes('@') ? { email: login.toLowerCase() } : { usernameKey: usernameKey(login) }
}
