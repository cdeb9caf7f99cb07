import { type DataType, DataTypes } from 'sequelize'

/** `Given` is the type on creation: undefined is allowed where the database or the model has a default. */
type Column<Value, Given = Value> = {
  type: DataType
  field?: string
  defaultValue?: boolean
  primaryKey?: boolean
  autoIncrement?: boolean
  /** For the types only. */
  inferred?: [Value, Given]
}

const { BLOB, BOOLEAN, DATE, INTEGER, TEXT } = DataTypes

export const id: Column<number, number | undefined> = { type: INTEGER, primaryKey: true, autoIncrement: true }
export const integer: Column<number> = { type: INTEGER }
export const integerOrNull: Column<number | null> = { type: INTEGER }
export const text: Column<string> = { type: TEXT }
export const textOrNull: Column<string | null> = { type: TEXT }
export const bytes: Column<Buffer> = { type: BLOB }
export const date: Column<Date> = { type: DATE }
export const dateOrNull: Column<Date | null> = { type: DATE }
export const boolean: Column<boolean> = { type: BOOLEAN }
/** Defaults to false. */
export const flag: Column<boolean, boolean | undefined> = { type: BOOLEAN, defaultValue: false }

/** Text of these values. */
export const oneOf = <Value extends string | null>(): Column<Value> => ({ type: TEXT })
export const oneOfNumbers = <Value extends number | null>(): Column<Value> => ({ type: INTEGER })
/** The same as `oneOf`, for a generated column. */
export const generated = <Value extends string>(): Column<Value, undefined> => ({ type: TEXT })

/** The columns of a table, by the names of their fields. */
export type Columns = Record<string, Column<unknown, unknown>>

/** A row, as it leaves the database. */
export type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value, unknown> ? Value : never
}

type Given<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<unknown, infer One> ? One : never
}

/** A row to insert: fields with a default are optional. */
export type NewRow<Columns> = Partial<Given<Columns>> & {
  [Name in keyof Columns as undefined extends Given<Columns>[Name] ? never : Name]: Given<Columns>[Name]
}
