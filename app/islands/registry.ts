import type { ComponentType } from 'react'

export type IslandModule = { default: { Component: ComponentType<Record<string, unknown>> } }

/** One line an island; each becomes a file of its own that only its pages load. */
export const islands: Record<string, () => Promise<unknown>> = {
  'exam-runner': () => import('./exam-runner'),
}
