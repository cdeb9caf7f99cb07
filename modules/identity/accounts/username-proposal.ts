import type { LONGEST } from '../rules'
import { looksLikeStaff } from './staff-name'

/** Repeats the rule, so that the browser loads one small file. Another number does not compile. */
const LONGEST_USERNAME: (typeof LONGEST)['username'] = 30
/** The characters of the names that are read, because normalizing thousands of accents takes long. */
const MOST_READ = 200

/**
 * Returns a username made from names, such as 'elodie.dupont' from 'Élodie' and 'Dupont'. Another member may have
 * it. Returns '' if the names have no letter or digit.
 */
export function proposeUsername(...names: string[]): string {
  const plain = names
    .join(' ')
    .slice(0, MOST_READ)
    .toLowerCase()
    .replace(/[æœß]/g, (letter) => PAIRS[letter]!)
    .normalize('NFD')
    // Keeps the marks of other alphabets, where they make another letter.
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\s+/g, '.')
    .replace(/[^\p{L}\p{M}\d_.-]/gu, '')
  return trimSeparators(trimSeparators(plain).slice(0, LONGEST_USERNAME))
}

/**
 * Returns the username to register: a proposal if the field is empty, and one without spaces if it has some.
 * Registration still has to check it.
 */
export function completeUsername(typed: string, ...names: string[]): string {
  const username = typed.trim()
  const proposal = proposeUsername(...names)
  if (username === '' || username === proposal)
    return looksLikeStaff(proposal) ? proposal.replace(/[_.-]/g, '') : proposal
  return /\s/.test(username) ? proposeUsername(username) : typed
}

/** Returns `username`, and then the names to try while others are taken: 'camille2', or 'guy58.2' after a digit. */
export function listAlternatives(username: string): string[] {
  const end = /\d$/.test(username) ? '.' : ''
  const ends = Array.from({ length: MOST_ALTERNATIVES }, (_, index) => `${end}${index + 2}`)
  return [username, ...ends.map((each) => username.slice(0, LONGEST_USERNAME - each.length) + each)]
}

const MOST_ALTERNATIVES = 98

const PAIRS: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss' }

const trimSeparators = (name: string) => name.replace(/^[_.-]+|[_.-]+$/g, '').replace(/([_.-])[_.-]+/g, '$1')
