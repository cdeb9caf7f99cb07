import { AUDIT_BOUNDS, LONGEST_STEM, MOST_PEOPLE, USUAL_STEM } from '../../rules'
import { type AuditFinding, counted, type Measure } from './finding'
import { type Item, listOptions, toWords } from './item'

export function stems<I extends Item>(bank: readonly I[]): Measure<I>[] {
  const names = namesIn(bank)
  return [
    {
      rule: 'stems',
      about: 'wordy',
      ...counted(bank, AUDIT_BOUNDS.wordy, (item) => wordCount(item) > USUAL_STEM),
    },
    {
      rule: 'stems',
      about: 'crowded',
      ...counted(bank, AUDIT_BOUNDS.crowded, (item) => {
        return new Set(capitalised(item).filter((word) => names.has(word))).size > MOST_PEOPLE
      }),
    },
  ]
}

export function items<I extends Item>(bank: readonly I[]): AuditFinding<I>[] {
  const points = {
    long: (item: I) => wordCount(item) > LONGEST_STEM,
    counts: (item: I) => listOptions(item).filter((option) => COUNT.test(option)).length > 1,
    done: isDone,
  }
  return (['long', 'counts', 'done'] as const)
    .map((about) => ({ rule: 'items' as const, about, items: bank.filter(points[about]) }))
    .filter(({ items }) => items.length > 0)
}

const wordCount = ({ question }: Item) => question.match(/[\p{L}\d]\S*/gu)?.length ?? 0

/** Finds words with a capital letter inside a sentence, which are the names of people in most stems. */
function namesIn(bank: readonly Item[]): Set<string> {
  const inside = bank.flatMap(
    ({ question }) => question.match(/(?<=[\p{L}\d,;:'] ?)(?<!^)\p{Lu}\p{Ll}+/gu) ?? [],
  )
  return new Set(inside.filter((word) => !PLACES.has(word)))
}

const capitalised = ({ question }: Item) => question.match(/(?<![\p{L}\d])\p{Lu}\p{Ll}+/gu) ?? []

const PLACES = new Set(
  'Belgique Bruxelles Espagne Flandre France Internet Liège Namur Pays Union Wallonie'.split(' '),
)

/** Matches options such as 'Une seule', 'Les deux' and 'Aucune des trois'. A candidate may count right by mistake. */
const COUNT =
  /^(?:aucune?|une? seule?|(?:toutes |tous )?les (?:deux|trois)|deux|trois|tous|toutes)(?: d'entre| des? |$)/i

/** Returns whether an option is an act that the stem has already told. */
function isDone(item: Item): boolean {
  const [, told = '', asked = ''] = /^(.*[.:;!]) (.*)$/su.exec(item.question) ?? []
  const roots = new Set(toWords(told).map(toRoot))
  return listOptions(item).some((option) => {
    const words = toWords(option).filter((word) => word.length >= SHORTEST)
    const isAct = ACT.test(option)
    return isAct && words.length > 1 && words.every((word) => roots.has(toRoot(word))) && asked !== ''
  })
}

/** An infinitive first. */
const ACT = /^(?!quatre|notre|votre|autre|entre|contre)\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu
const SHORTEST = 4
const toRoot = (word: string) => word.slice(0, 5)
