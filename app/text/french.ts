/** Replaces spaces by no-break spaces where French typography requires it. */
export function frenchSpaces(text: string): string {
  if (!mayNeedSpaces.test(text)) return text
  return text
    .replace(beforeNarrow, '\u202f')
    .replace(beforeWide, '\u00a0')
    .replace(afterWide, '\u00a0')
    .replace(afterAbbreviation, '\u00a0')
    .replace(afterNumber, '\u00a0')
    .replace(afterCalibre, '\u00a0')
    .replace(beforeNumber, '\u00a0')
    .replace(betweenNumbers, '\u00a0')
    .replace(thousands, (number) => number.replaceAll(' ', '\u202f'))
}

type Piece = { text: string; unbroken: boolean }

/** Splits off inverted verbs ('doivent-elles') and ranges ('6-24×50'), so that pages can keep them on one line. */
export function frenchPieces(text: string): readonly Piece[] {
  const set = frenchSpaces(text)
  if (set !== '' && !/[-–]/.test(set)) return [{ text: set, unbroken: false }]
  const pieces: Piece[] = []
  let end = 0
  for (const whole of set.matchAll(unbroken)) {
    if (whole.index > end) pieces.push({ text: set.slice(end, whole.index), unbroken: false })
    pieces.push({ text: whole[0], unbroken: true })
    end = whole.index + whole[0].length
  }
  if (end < set.length) pieces.push({ text: set.slice(end), unbroken: false })
  return pieces
}

/* Most texts contain none of these characters, so one test saves nine replacements. */
const mayNeedSpaces = /[;!?:%€»«§\d]|classe /iu

const beforeNarrow = /[ \u00a0\u202f](?=[;!?])/gu
const beforeWide = /[ \u00a0\u202f](?=[:%€»])/gu
const afterWide = /(?<=[«§])[ \u00a0\u202f]/gu
const afterAbbreviation = /(?<=(?<!\p{L})(?:art\.|articles?|al\.|n°)) (?=\d)/giu
/* Keeps '18 ans' and '5,6 mm' together. '7 sur 10 questions' may break before 'questions'. */
const afterNumber =
  /(?<=(?<![\d.,]|\d[ \u00a0]sur[ \u00a0])\d{1,3}(?:,\d+|er)?) (?=(?!(?:à|au|aux|dans|de|des|du|en|est|et|la|le|les|ne|ni|ou|par|pas|plus|pour|puis|que|sont|sous|sur|vise)(?!\p{L}))\p{Ll})/gu
/* Keeps 'fusil 2' together, but not 'pistolet 9 mm', which is wider than a phone in large letters. */
const beforeNumber =
  /(?<=(?<!\p{L})(?:modèles?|numéros?|calibre|coup|fusil|carabine|pistolet)) (?=\.?\d+(?!\d|,\d|\u00a0))|(?<=(?<!\p{L})classe) (?=\p{Lu})/giu
/* Keeps 'Temps × 1,5' and '7 sur 10' on one line. */
const betweenNumbers = / (?=× \d)|(?<=×) (?=\d)|(?<=\d) (?=sur \d)|(?<=(?<!\p{L})sur) (?=\d)/gu
const afterCalibre = /(?<=\.\d{2,3}) (?=\p{Lu})/gu
const thousands = /(?<![\d,.])\d{1,3}(?: \d{3})+(?!\d)/gu

const pronoun = '(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|y|en)'
/* Leaves out inverted verbs of 15 characters or more. They are wider than a phone at twice the text size. */
const invertedVerb = `(?<![\\p{L}\\d'])(?![\\p{L}'-]{15})[\\p{L}']{1,11}(?:-t)?(?:-${pronoun}){1,3}(?![\\p{L}\\d-])`
/* Matches ranges of magnifications, calibres or ages, but not dates or phone numbers. */
const range = '(?<![\\p{L}\\d,-])\\.?\\d{1,3}(?:,\\d)?[-–]\\d{1,3}(?:[×x]\\d{1,3})?(?:mm)?(?![\\p{L}\\d×-])'
const unbroken = new RegExp(`${invertedVerb}|${range}`, 'giu')
