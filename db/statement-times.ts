import type { Sequelize } from 'sequelize'
import { withoutValues } from './statement-log'

/** One statement that is over, answered or failed. `ms` counts the wait for a connection too. */
export type EndedStatement = {
  kind: StatementKind
  ms: number
  /** Its text without values, made when it is asked for. */
  text(): string
}

export type StatementKind = (typeof KINDS)[number] | 'other'

/** Is told of each statement, within the request that asked for it. */
export type StatementTimes = (ended: EndedStatement) => void

const KINDS = ['select', 'insert', 'update', 'delete', 'with'] as const

/**
 * Sequelize's own `benchmark` tells nothing of what failed on PostgreSQL, as by its time limit, and of
 * statements that SQLite runs at once it lays some to another's request. All statements pass through `query`.
 */
export function timeStatements(sequelize: Sequelize, ended: StatementTimes): void {
  const query = sequelize.query.bind(sequelize) as (
    statement: Statement,
    options?: object,
  ) => Promise<unknown>
  Object.assign(sequelize, {
    async query(statement: Statement, options?: object) {
      const startedAt = performance.now()
      try {
        return await query(statement, options)
      } finally {
        const sql = typeof statement === 'string' ? statement : statement.query
        ended({ kind: kindOf(sql), ms: performance.now() - startedAt, text: () => withoutValues(sql) })
      }
    },
  })
}

type Statement = string | { query: string }

function kindOf(sql: string): StatementKind {
  const [, word = ''] = /^\s*(\w+)/.exec(sql) ?? []
  return KINDS.find((kind) => kind === word.toLowerCase()) ?? 'other'
}
