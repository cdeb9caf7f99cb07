import { type DataType, DataTypes } from 'sequelize'

/** `Input` is the type of the value to insert. It includes undefined if the column has a default. */
type Column<Value, Input = Value> = {
  type: DataType
  field?: string
  defaultValue?: boolean
  primaryKey?: boolean
  autoIncrement?: boolean
  /** Never set: `Row` and `NewRow` infer the types of the column from it. */
  inferred?: [Value, Input]
}

const { BLOB, BOOLEAN, DATE, DOUBLE, INTEGER, TEXT } = DataTypes

export const id: Column<number, number | undefined> = { type: INTEGER, primaryKey: true, autoIncrement: true }
export const integer: Column<number> = { type: INTEGER }
export const integerOrNull: Column<number | null> = { type: INTEGER }
export const double: Column<number> = { type: DOUBLE }
export const doubleOrNull: Column<number | null> = { type: DOUBLE }
export const text: Column<string> = { type: TEXT }
export const textOrNull: Column<string | null> = { type: TEXT }
export const bytes: Column<Buffer> = { type: BLOB }
export const date: Column<Date> = { type: DATE }
export const dateOrNull: Column<Date | null> = { type: DATE }
export const boolean: Column<boolean> = { type: BOOLEAN }
export const flag: Column<boolean, boolean | undefined> = { type: BOOLEAN, defaultValue: false }

export const oneOf = <Value extends string | null>(): Column<Value> => ({ type: TEXT })
export const oneOfNumbers = <Value extends number | null>(): Column<Value> => ({ type: INTEGER })

export type Columns = Record<string, Column<unknown, unknown>>

export type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value, unknown> ? Value : never
}

type Input<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<unknown, infer One> ? One : never
}

/** A row to insert, in which fields with a default are optional. */
export type NewRow<Columns> = Partial<Input<Columns>> & {
  [Name in keyof Columns as undefined extends Input<Columns>[Name] ? never : Name]: Input<Columns>[Name]
}
