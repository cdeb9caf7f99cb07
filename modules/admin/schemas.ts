export { ADMIN_ACTIONS, kindOf } from './domain/actions'

/** The list of exams shows those of at most this many matching members; the export has them all. */
export const MOST_PEOPLE = 500
