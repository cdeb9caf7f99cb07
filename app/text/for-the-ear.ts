/**
 * Writes a French text out for a speech engine: '.22 LR' becomes 'vingt-deux L R', 'art. 11, § 4' becomes 'article
 * onze, paragraphe quatre'. Numbers are said as in Belgium.
 */
export function forTheEar(text: string): string {
  return REWRITINGS.reduce((words, { pattern, write }) => words.replace(pattern, write), text).trim()
}

/** Splits a text into sentences. A text is written out first, because the period of 'art.' ends none. */
export function toSentences(text: string): string[] {
  const parts = forTheEar(text).split(/([.!?…;]+)(?:\s+|$)/)
  // The text and its mark alternate.
  const sentences = parts.flatMap((part, index) => (index % 2 === 0 ? [part + (parts[index + 1] ?? '')] : []))
  return sentences.filter((sentence) => /\p{L}/u.test(sentence))
}

type Rewriting = { pattern: RegExp; write: (...matched: string[]) => string }

/** No pattern looks behind, which Safari before 16.4 cannot. */
const BEFORE = String.raw`(^|[^\p{L}\d])`
const END = String.raw`(?![\p{L}\d])`

const UNITS: Record<string, string> = {
  mm: 'millimètres',
  cm: 'centimètres',
  m: 'mètres',
  km: 'kilomètres',
  g: 'grammes',
  kg: 'kilos',
  h: 'heures',
  min: 'minutes',
  s: 'secondes',
  J: 'joules',
  '%': 'pour cent',
  '€': 'euros',
}

const ABBREVIATIONS: Record<string, string> = {
  'art.': 'article',
  'al.': 'alinéa',
  'p. ex.': 'par exemple',
  'c.-à-d.': "c'est-à-dire",
  'etc.': 'et cetera',
}

/** Words of capitals that are no words to be spelled. */
const INITIALS: Record<string, string> = { AR: 'arrêté royal', AM: 'arrêté ministériel' }
const SPELLED = /^(ACP|DAAA|EBSA|URSTB|[^AEIOUY]+)$/

const anyOf = (words: object) =>
  Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.$]/g, '\\$&'))
    .join('|')

const REWRITINGS: Rewriting[] = [
  rewrite(/[\u00a0\u202f\s]+/g, () => ' '),
  // '1 500' is one number.
  rewrite(/(\d) (?=\d{3}(?!\d))/g, (_, digit) => digit),
  word(`(${anyOf(ABBREVIATIONS)})`, (short) => ABBREVIATIONS[short.toLowerCase()]!, 'giu'),
  rewrite(/§+ ?/g, () => 'paragraphe '),
  rewrite(/n° ?(?=\d)/gi, () => 'numéro '),
  rewrite(/(\d) ?[×x] ?(?=\d)/g, (_, digit) => `${digit} par `),
  rewrite(/(\d)\/(?=\d)/g, (_, digit) => `${digit} barre `),
  rewrite(new RegExp(`(\\d) ?(${anyOf(UNITS)})${END}`, 'gu'), (_, digit, unit) => `${digit} ${UNITS[unit]!}`),
  word(String.raw`(\d+)°`, (number) => `point ${numberInWords(Number(number))}`),
  word(`1(er|re|ère)${END}`, (end) => (end === 'er' ? 'premier' : 'première')),
  word(String.raw`(\d{1,4})e${END}`, (number) => toOrdinal(Number(number))),
  // The point of a calibre is not said: '.22' is 'vingt-deux', '.223' is 'deux deux trois'.
  word(String.raw`\.(\d{2}|\d00)${END}`, (number) => number),
  word(String.raw`\.(\d{3})${END}`, (number) => [...number].join(' ')),
  rewrite(/(\d),(?=\d)/g, (_, digit) => `${digit} virgule `),
  word(String.raw`(\d{1,4})${END}`, (digits) => toWords(digits)),
  word(String.raw`(\p{Lu}{2,5}(?:-f)?)${END}`, (capitals) => {
    return INITIALS[capitals] ?? (SPELLED.test(capitals.replace('-f', '')) ? spell(capitals) : capitals)
  }),
]

function rewrite(pattern: RegExp, write: Rewriting['write']): Rewriting {
  return { pattern, write }
}

/** Rewrites what a pattern captures where it begins a word. */
function word(pattern: string, write: (captured: string) => string, flags = 'gu'): Rewriting {
  return rewrite(new RegExp(BEFORE + pattern, flags), (_, before, captured) => before + write(captured))
}

const spell = (word: string) => [...word.replace('-', '').toUpperCase()].join(' ')

const ONES =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  )
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'septante',
  'quatre-vingt',
  'nonante',
]

function toWords(digits: string): string {
  if (/^0\d/.test(digits)) return [...digits].map((digit) => ONES[Number(digit)]).join(' ')
  return numberInWords(Number(digits))
}

/** Says a number from 0 to 9999. */
function numberInWords(number: number): string {
  if (number >= 1000) return group(number, 1000, 'mille', '')
  if (number >= 100) return group(number, 100, 'cent', 's')
  if (number < 20) return ONES[number]!
  const [tens, ones] = [TENS[Math.floor(number / 10)]!, number % 10]
  if (ones === 0) return number === 80 ? 'quatre-vingts' : tens
  return ones === 1 && number !== 81 ? `${tens} et un` : `${tens}-${ONES[ones]!}`
}

function group(number: number, size: number, name: string, plural: string): string {
  const [many, rest] = [Math.floor(number / size), number % size]
  const head = many === 1 ? name : `${numberInWords(many)} ${name}${rest === 0 ? plural : ''}`
  return rest === 0 ? head : `${head} ${numberInWords(rest)}`
}

function toOrdinal(number: number): string {
  const word = numberInWords(number).replace(/(quatre-vingt|cent)s$|e$/, '$1')
  return `${word.replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')}ième`
}
