import { paths } from '#app/paths'

/** The list that the pages below it lead back to. */
export const QUESTIONS_TAB = { label: 'Questions', href: paths.admin.questions() }
