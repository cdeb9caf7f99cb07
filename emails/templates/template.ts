import type { ReactNode } from 'react'
import type { Sender } from '../mail'

/** The words of one mail. What persons have written stands in `Body` only, never in the subject. */
export type Template<Values> = {
  subject: string
  preview: string
  reason: string
  Body(props: Values & { sender: Sender }): ReactNode
}
