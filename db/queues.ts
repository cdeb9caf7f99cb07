import type { HasDialect } from './conditions'
import type { CountExpression, Queue } from './database'

export const countQueue = ({ rows }: Queue): CountExpression => ({ sql: `SELECT count(*) FROM ${rows}` })

/** The moment from which the oldest waits, in minutes since 1970; 0 if nothing waits. */
export function oldestInQueue({ dialect }: HasDialect, { rows, since }: Queue): CountExpression {
  const oldest = `min(${since})`
  const days =
    dialect === 'sqlite' ? `julianday(${oldest}) - 2440587.5` : `EXTRACT(EPOCH FROM ${oldest}) / 86400`
  return { sql: `SELECT COALESCE(floor((${days}) * 1440), 0) FROM ${rows}` }
}
