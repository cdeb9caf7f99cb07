import { slugOf } from '../../kernel/slug'

/**
 * A theme in an address: the slug of its lesson, where it has one. Themes that differ only by case or accents are one.
 */
export const themeSlug = (theme: string): string => slugOf(theme) ?? 'autre'
