import type { Dashboard } from '@grafana/schema'

/** A board of Grafana as its file has it. */
export type Board = InJson<Dashboard>

/** In JSON the value of an enum stands as its text. */
type InJson<T> = T extends string ? `${T}` : T extends object ? { [Key in keyof T]: InJson<T[Key]> } : T
