import { RETENTION, toMs } from '#modules/kernel/retention'

/** The longest texts of an item, in characters. `alt` says what its picture shows. */
export const LONGEST = { title: 160, summary: 500, author: 100, alt: 200 } as const

export const UNUSED_MS = toMs(RETENTION.unusedPicture)
