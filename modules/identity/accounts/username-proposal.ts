import type { LONGEST } from '../rules'
import { looksLikeStaff } from './staff-name'

/** Repeats the rule, so that the browser loads one small file. Another number does not compile. */
const LONGEST_USERNAME: (typeof LONGEST)['username'] = 30
/** At most this many characters of the names are read, because normalizing thousands of accents is slow. */
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
 * Returns the username to register: the proposal if the field is empty, and what was typed with dots for its spaces.
 * Registration still has to check it.
 */
export function completeUsername(typed: string, ...names: string[]): string {
  const username = typed.trim()
  const proposal = withoutHalf(proposeUsername(...names))
  if (username === '' || username === proposal)
    return looksLikeStaff(proposal) ? proposal.replace(/[_.-]/g, '') : proposal
  return /\s/.test(username) ? withoutHalf(proposeUsername(username)) : typed
}

/**
 * Returns `username`, and then the names to try while others are taken: 'camille2', or 'guy58.2' after a digit. Leaves
 * out those that would look like staff, such as 'prepa.lt5'.
 */
export function listAlternatives(username: string): string[] {
  const end = /\d$/.test(username) ? '.' : ''
  const ends = Array.from({ length: MOST_ALTERNATIVES }, (_, index) => `${end}${index + 2}`)
  const numbered = ends.map((each) => withoutHalf(username.slice(0, LONGEST_USERNAME - each.length)) + each)
  return [username, ...numbered.filter((name) => !looksLikeStaff(name))]
}

const MOST_ALTERNATIVES = 98

/** A cut may leave the first half of a character that takes two UTF-16 units. */
const withoutHalf = (name: string) => name.replace(/[\uD800-\uDBFF]$/, '')

const PAIRS: Record<string, string> = { æ: 'ae', œ: 'oe', ß: 'ss' }

const trimSeparators = (name: string) => name.replace(/^[_.-]+|[_.-]+$/g, '').replace(/([_.-])[_.-]+/g, '$1')
