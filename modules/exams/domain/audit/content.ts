import { BARRED, type BarredPoint } from './barred'
import type { Finding } from './finding'
import { type Item, optionsOf } from './item'

/** A reader who doubts an answer can look it up. */
export function sources<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const found = {
    missing: bank.filter(({ source, article }) => !source && !article),
    label: bank.filter(({ source, article }) => source && !article && !CITATION.test(source)),
    unread: bank.filter(
      ({ checkedBy, article, sourceUrl }) => checkedBy === 'texte' && !(article && sourceUrl),
    ),
  }
  return (['missing', 'label', 'unread'] as const)
    .filter((about) => found[about].length > 0)
    .map((about) => ({ rule: 'sources', about, items: found[about] }))
}

/** An article or a date; or, for a rule of practice, what follows its name: 'Règle de sécurité : canon vers les cibles'. */
const CITATION = /\d|: ?\p{L}/u

export function pictures<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const items = bank.filter(({ picture, pictureAlt }) => picture && !pictureAlt)
  return items.length > 0 ? [{ rule: 'pictures', about: 'no-text', items }] : []
}

export function lessons<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const items = bank.filter(({ lesson }) => !lesson)
  return items.length > 0 ? [{ rule: 'lessons', about: 'missing', items }] : []
}

/** An explanation may name such a point, to say that it is left out. */
export function barred<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const texts = bank.map((item) => [item.question, ...optionsOf(item)].join(' / ').replace(/\s/g, ' '))
  return Object.entries(BARRED)
    .map(([point, words]): Finding<I> => {
      const items = bank.filter((_, index) => words.test(texts[index]!))
      return { rule: 'barred', about: point as BarredPoint, items }
    })
    .filter(({ items }) => items.length > 0)
}
