import { foldForSearch } from '#modules/kernel/search'
import { type Letter, LETTERS } from '../../letters'

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

export function splitKey(item: Item): { key: string; others: string[] } {
  const options = listOptions(item)
  const [key = ''] = options.splice(LETTERS.indexOf(item.correctAnswer), 1)
  return { key, others: options }
}

export const toWords = (text: string): string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? []

export function file<Name, Value>(map: Map<Name, Value[]>, name: Name, value: Value): void {
  const values = map.get(name)
  if (values) values.push(value)
  else map.set(name, [value])
}

export const areGrouped = (one: Item, other: Item) => one.group !== null && one.group === other.group
