import { BARRED, type BarredPoint } from './barred'
import { isReadable } from '../check'
import { type Known, unknownIn } from '../places'
import type { Finding } from './finding'
import { type Item, optionsOf } from './item'

/** A reader who doubts an answer can look it up. */
export function sources<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const found: Finding<I>[] = [
    {
      rule: 'sources',
      about: 'missing',
      items: bank.filter(({ source, article }) => !source && !article),
    },
    {
      rule: 'sources',
      about: 'label',
      items: bank.filter(({ source, article }) => source && !article && !CITATION.test(source)),
    },
    {
      rule: 'sources',
      about: 'unread',
      items: bank.filter((item) => item.checkedBy === 'texte' && !isReadable(item)),
    },
  ]
  return found.filter(isBroken)
}

/** An article or a date; or, for a rule of practice, what follows its name: 'Règle de sécurité : canon vers les cibles'. */
const CITATION = /\d|: ?\p{L}/u

export function pictures<I extends Item>(bank: readonly I[], known: Known): Finding<I>[] {
  const found: Finding<I>[] = [
    {
      rule: 'pictures',
      about: 'no-text',
      items: bank.filter(({ picture, pictureAlt }) => picture && !pictureAlt),
    },
    {
      rule: 'pictures',
      about: 'unknown',
      items: bank.filter((item) => unknownIn(item, known).includes('picture')),
    },
  ]
  return found.filter(isBroken)
}

export function lessons<I extends Item>(bank: readonly I[], known: Known): Finding<I>[] {
  const found: Finding<I>[] = [
    { rule: 'lessons', about: 'missing', items: bank.filter(({ lesson }) => !lesson) },
    {
      rule: 'lessons',
      about: 'unknown',
      items: bank.filter((item) => unknownIn(item, known).includes('lesson')),
    },
  ]
  return found.filter(isBroken)
}

const isBroken = ({ items }: { items: readonly unknown[] }) => items.length > 0

/** An explanation may name such a point, to say that it is left out. */
export function barred<I extends Item>(bank: readonly I[]): Finding<I>[] {
  const texts = bank.map((item) => [item.question, ...optionsOf(item)].join(' / ').replace(/\s/g, ' '))
  return Object.entries(BARRED)
    .map(([point, words]): Finding<I> => {
      const items = bank.filter((_, index) => words.test(texts[index]!))
      return { rule: 'barred', about: point as BarredPoint, items }
    })
    .filter(isBroken)
}
