/**
 * The ways to check a statement: against the consolidated text, against a page that quotes it, or as a rule of
 * practice.
 */
export const CHECKS = ['texte', 'reproduction', 'pratique'] as const
export type Check = (typeof CHECKS)[number]

/** Returns whether both the article on which a statement rests and the URL of its text are known. */
export const isReadable = ({ article, sourceUrl }: Record<'article' | 'sourceUrl', string | null>): boolean =>
  Boolean(article && sourceUrl)

/** The filters of the list of statements. */
export const CHECK_FILTERS = { show: ['due', 'unread'], kind: ['question', 'lesson'] } as const
export type CheckedKind = (typeof CHECK_FILTERS)['kind'][number]
