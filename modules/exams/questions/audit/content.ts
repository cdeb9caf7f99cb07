import { findUnknownTargets, type LinkTargets } from '../../lessons/link-targets'
import { hasLegalText } from '../../statements/schema'
import { BARRED, type BarredPoint } from './barred'
import type { Abouts, AuditFinding } from './finding'
import { type Item, listOptions, splitKey, toWords } from './item'

export function sources<I extends Item>(bank: readonly I[]): AuditFinding<I>[] {
  return broken('sources', bank, {
    missing: ({ source, article }) => !source && !article,
    label: ({ source, article }) =>
      Boolean(source) && ((!article && !CITATION.test(source!)) || LABEL.test(source!)),
    unread: (item) => item.checkedBy === 'texte' && !hasLegalText(item),
    unnamed: ({ checkedBy, sourceUrl }) => checkedBy === 'reproduction' && !sourceUrl,
  })
}

/** These names say what a rule is about, not where it can be read. */
const LABEL = /^(?:règle de sécurité|notion technique)/i

/**
 * Matches a precise source. It contains the number of an article or of a date, or it names a rule after a colon, such as
 * 'Pratique commune aux stands de tir : canon vers les cibles'.
 */
const CITATION = /\d|: ?\p{L}/u

export function pictures<I extends Item>(bank: readonly I[], known: LinkTargets): AuditFinding<I>[] {
  return broken('pictures', bank, {
    'no-text': ({ picture, pictureAlt }) => Boolean(picture) && !pictureAlt,
    tells: tellsKey,
    unknown: (item) => findUnknownTargets(item, known).includes('picture'),
  })
}

/** Returns whether the description of a picture gives away the right option. */
function tellsKey(item: Item): boolean {
  const altWords = toWords(item.pictureAlt ?? '')
  const { key, others } = splitKey(item)
  const isSaid = (option: string) => isWithin(altWords, withoutArticle(toWords(option)))
  return isSaid(key) && !others.some(isSaid)
}

const withoutArticle = (words: readonly string[]) => words.filter((word) => !ARTICLES.has(word))

const ARTICLES = new Set('a au aux d dans de des du en l la le les son sur un une'.split(' '))

function isWithin(text: readonly string[], words: readonly string[]): boolean {
  const [all, wanted] = [withoutArticle(text), words].map((each) => ` ${each.join(' ')} `)
  return words.length > 0 && all!.includes(wanted!)
}

export function lessons<I extends Item>(bank: readonly I[], known: LinkTargets): AuditFinding<I>[] {
  return broken('lessons', bank, {
    missing: ({ lesson }) => !lesson,
    unknown: (item) => findUnknownTargets(item, known).includes('lesson'),
  })
}

/** Finds barred points in questions and options. Explanations may mention a barred point. */
export function barred<I extends Item>(bank: readonly I[]): AuditFinding<I>[] {
  const texts = bank.map((item) => [item.question, ...listOptions(item)].join(' / ').replace(/\s/g, ' '))
  return Object.entries(BARRED)
    .map(([point, words]): AuditFinding<I> => {
      const items = bank.filter((_, index) => words.test(texts[index]!))
      return { rule: 'barred', about: point as BarredPoint, items }
    })
    .filter(hasItems)
}

function broken<R extends 'sources' | 'pictures' | 'lessons', I>(
  rule: R,
  bank: readonly I[],
  points: Record<Abouts[R], (item: I) => boolean>,
): AuditFinding<I>[] {
  return Object.entries<(item: I) => boolean>(points)
    .map(([about, isBroken]) => ({ rule, about, items: bank.filter(isBroken) }) as AuditFinding<I>)
    .filter(hasItems)
}

const hasItems = ({ items }: { items: readonly unknown[] }) => items.length > 0
