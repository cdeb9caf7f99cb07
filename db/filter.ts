import { booleanIs, type Condition, type HasDialect, isAmong } from './conditions'
import type { Value } from './read'

/** Selects rows by their fields. A field equals a value, is one of a list, or meets a comparison. */
export type Filter<Row> = {
  readonly [Field in keyof Row]?: Row[Field] | readonly Exclude<Row[Field], null>[] | Comparison<Row[Field]>
}

export class Comparison<Compared> {
  readonly bounds: readonly (readonly [operator: string, value: Compared])[]

  constructor(...bounds: (readonly [operator: string, value: Compared])[]) {
    this.bounds = bounds
  }
}

export const below = <Compared>(value: Compared) => new Comparison(['<', value])
export const atMost = <Compared>(value: Compared) => new Comparison(['<=', value])
export const above = <Compared>(value: Compared) => new Comparison(['>', value])
export const atLeast = <Compared>(value: Compared) => new Comparison(['>=', value])
/** Matches values after `after`, up to and including `until`. */
export const within = <Compared>(after: Compared, until: Compared) =>
  new Comparison(['>', after], ['<=', until])
/** `not(null)` matches every value that is not null. */
export const not = <Compared>(value: Compared) => new Comparison(['<>', value])

/** Returns a condition for each field. Throws if a field is undefined, because skipping it would match more rows. */
export function toConditions<Row>(
  db: HasDialect,
  columns: ReadonlyMap<string, string>,
  filter: Filter<Row>,
): Condition[] {
  return Object.entries<unknown>(filter).flatMap(([field, wanted]): Condition[] => {
    const column = columns.get(field)
    if (!column || wanted === undefined) throw new TypeError(`There is no column or no value for ${field}`)
    if (Array.isArray(wanted))
      return [wanted.length === 0 ? ['false'] : isAmong(db, column, wanted as Value[])]
    if (!(wanted instanceof Comparison)) return [toCondition(db, column, wanted as Value)]
    return wanted.bounds.map(([operator, value]) =>
      value === null ? [`${column} IS NOT NULL`] : [`${column} ${operator} ?`, value as Value],
    )
  })
}

function toCondition(db: HasDialect, column: string, value: Value): Condition {
  if (value === null) return [`${column} IS NULL`]
  return typeof value === 'boolean' ? [booleanIs(db, column, value)] : [`${column} = ?`, value]
}
