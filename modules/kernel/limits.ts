const MINUTE = 60
const HOUR = 60 * MINUTE

/** How many attempts are allowed in how many seconds. Of the first two, only failures count. */
export const LIMITS = {
  'sign-in-account': { points: 10, seconds: 15 * MINUTE },
  // Operators can set this one and the registrations, since a class sits behind one address.
  'sign-in-address': { points: 50, seconds: 15 * MINUTE },
  // Each leaves a session, or waits for its code.
  'sign-in-success': { points: 60, seconds: HOUR },
  // Wrong codes of an account, from all addresses: their sender knows its password.
  'second-factor': { points: 10, seconds: 15 * MINUTE },
  registration: { points: 20, seconds: HOUR },
  'reset-address': { points: 10, seconds: HOUR },
  'reset-account': { points: 3, seconds: HOUR },
  // Each of these mails somebody, who may be a stranger.
  'email-change-account': { points: 5, seconds: HOUR },
  'email-change-address': { points: 10, seconds: HOUR },
  // Each mails the member's own address, which may be a stranger's.
  'address-confirmation': { points: 5, seconds: HOUR },
  'password-change': { points: 10, seconds: HOUR },
  // Expensive: reads everything about the member.
  'own-data': { points: 10, seconds: HOUR },
  // Each leaves up to 32 rows, and may be over as soon as it has begun.
  exam: { points: 60, seconds: HOUR },
  // Each leaves up to as many rows as the bank has questions.
  series: { points: 60, seconds: HOUR },
  'exam-result': { points: 60, seconds: HOUR },
  // Only those of visitors that have to look through every row of PostgreSQL.
  search: { points: 60, seconds: MINUTE },
  // Cheap, and sent by a whole class behind one address.
  trial: { points: 120, seconds: MINUTE },
  // An admin reads each of these.
  ad: { points: 30, seconds: HOUR },
  // Each takes half a second of computing, and room in the database for a day.
  photo: { points: 120, seconds: HOUR },
  report: { points: 30, seconds: HOUR },
  // Of visitors. Each mails an address that may be a stranger's.
  'report-address': { points: 10, seconds: HOUR },
  'report-email': { points: 5, seconds: HOUR },
  // Each mails a member who has not asked for it.
  conversation: { points: 20, seconds: 24 * HOUR },
  message: { points: 60, seconds: HOUR },
} as const

export type LimitName = keyof typeof LIMITS
