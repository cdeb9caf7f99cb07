import { foldForSearch } from '#modules/kernel/search'

const WORDS = new Map(
  Object.entries({
    ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
    ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, trente: 30, quarante: 40 },
    ...{ cinquante: 50, soixante: 60, 'quatre-vingt': 80, 'quatre-vingts': 80, cent: 100, mille: 1000 },
  }),
)
/** The units in days, so that fifteen days are less than a month. */
const UNITS = new Map(
  Object.entries({ minute: 1 / 1440, heure: 1 / 24, jour: 1, semaine: 7, mois: 30, an: 365, annee: 365 }),
)

const UNIT = 'minute|heure|jour|semaine|mois|annee|an'
const WORD = [...WORDS.keys()].sort((one, other) => other.length - one.length).join('|')
// 'Un' is a number only before a unit; elsewhere it is an article.
const NUMBER = new RegExp(
  `(?<![a-z\\d])(?:(?<digits>\\d+(?: \\d{3})*(?:[.,]\\d+)?)|(?<words>(?:${WORD})(?:-(?:${WORD}))*)|une?(?= (?:${UNIT})s?\\b))(?![a-z\\d-])(?: (?<unit>${UNIT})s?\\b)?`,
  'g',
)
/** After this text, a number is a name and not a quantity: 'le numéro 2', 'sous modèle 9', '.22'. */
const LABEL = /(?:numeros?|n°|modeles?|documents?|articles?|art\.|points?|lignes?|\.)\s?$/

/** Returns the quantity in a text, with durations in days; null if the text has no quantity or several. */
export function numberIn(text: string): number | null {
  const folded = foldForSearch(text)
  const found = [...folded.matchAll(NUMBER)]
  const [number] = found
  if (found.length !== 1 || !number || LABEL.test(folded.slice(0, number.index))) return null
  const { digits, words, unit } = number.groups!
  return toValue(digits, words) * (unit ? UNITS.get(unit)! : 1)
}

function toValue(digits?: string, words?: string): number {
  if (digits) return Number(digits.replace(/ /g, '').replace(',', '.'))
  if (!words) return 1
  const parts = words.match(new RegExp(`quatre-vingts?|${WORD}`, 'g'))!
  return parts.reduce((sum, part) => sum + WORDS.get(part)!, 0)
}
