import { PASS_MARK } from '../domain/rules'

/** `isPassed`, where the database counts. */
export const PASSED = `score * 100 >= ${PASS_MARK} * total_questions`
