export const BIN_KINDS = ['question', 'news', 'ad'] as const

export type BinKind = (typeof BIN_KINDS)[number]

/** How long what admins delete can be restored. */
export const BIN_DAYS = 30

export const BIN_MS = BIN_DAYS * 24 * 3_600_000
