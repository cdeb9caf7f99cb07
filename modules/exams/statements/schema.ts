/** A statement is checked against the consolidated text, a page that quotes it, or as a rule of practice. */
export const CHECKS = ['texte', 'reproduction', 'pratique'] as const
export type Check = (typeof CHECKS)[number]

/** Whether the text that a statement rests on can be found. */
export const isReadable = ({ article, sourceUrl }: Record<'article' | 'sourceUrl', string | null>): boolean =>
  Boolean(article && sourceUrl)

/** Filters of the list of statements. */
export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]
