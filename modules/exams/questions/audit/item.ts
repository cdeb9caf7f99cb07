import { foldForSearch } from '#modules/kernel/search'
import { type Letter, LETTERS } from '../../letters'

/** What the audit reads of a question. */
export type Item = Record<'question' | 'optionA' | 'optionB' | 'optionC', string> & {
  correctAnswer: Letter
  difficulty: number | null
} & Record<
    | 'explanation'
    | 'source'
    | 'article'
    | 'sourceUrl'
    | 'checkedBy'
    | 'group'
    | 'picture'
    | 'pictureAlt'
    | 'lesson',
    string | null
  >

export const listOptions = ({ optionA, optionB, optionC }: Item) => [optionA, optionB, optionC]

/** The right option, and the two others. */
export function splitKey(item: Item): { key: string; others: string[] } {
  const options = listOptions(item)
  const [key = ''] = options.splice(LETTERS.indexOf(item.correctAnswer), 1)
  return { key, others: options }
}

/** Without capitals and accents, cut at everything else, apostrophes too. */
export const toWords = (text: string): string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? []

/** Adds to what stands in the map under this name. */
export function file<Name, Value>(map: Map<Name, Value[]>, name: Name, value: Value): void {
  const values = map.get(name)
  if (values) values.push(value)
  else map.set(name, [value])
}

/** Never drawn into one exam. */
export const areGrouped = (one: Item, other: Item) => one.group !== null && one.group === other.group
