const MINUTE = 60
const HOUR = 60 * MINUTE

/** Allows this many attempts (points) in this many seconds. The first two limits keep counting failures only. */
export const LIMITS = {
  'sign-in-account': { points: 10, seconds: 15 * MINUTE },
  // Operators can set this limit and that of registrations, because a class sits behind one address.
  'sign-in-address': { points: 50, seconds: 15 * MINUTE },
  // Each one leaves a session, or waits for its code.
  'sign-in-success': { points: 60, seconds: HOUR },
  // Wrong codes of an account count from all addresses, because their sender knows its password.
  'second-factor': { points: 10, seconds: 15 * MINUTE },
  registration: { points: 20, seconds: HOUR },
  'reset-address': { points: 10, seconds: HOUR },
  'reset-account': { points: 3, seconds: HOUR },
  // Each change mails somebody, who may be a stranger.
  'email-change-account': { points: 5, seconds: HOUR },
  'email-change-address': { points: 10, seconds: HOUR },
  // Each one mails the member's own address, which may be a stranger's.
  'address-confirmation': { points: 5, seconds: HOUR },
  'password-change': { points: 10, seconds: HOUR },
  // This is expensive: it reads everything about the member.
  'own-data': { points: 10, seconds: HOUR },
  // Each exam leaves up to 32 rows, and may be over as soon as it has begun.
  exam: { points: 60, seconds: HOUR },
  // Each series leaves up to as many rows as the bank has questions.
  series: { points: 60, seconds: HOUR },
  'exam-result': { points: 60, seconds: HOUR },
  // Only visitors' searches that have to look through every row of PostgreSQL count.
  search: { points: 60, seconds: MINUTE },
  // A form of the trial is cheap, and a whole class behind one address sends them.
  trial: { points: 120, seconds: MINUTE },
  // An admin reads every ad.
  ad: { points: 30, seconds: HOUR },
  // Each photo takes half a second of computing, and room in the database for a day.
  photo: { points: 120, seconds: HOUR },
  report: { points: 30, seconds: HOUR },
  // These are visitors' reports. Each mails an address that may be a stranger's.
  'report-address': { points: 10, seconds: HOUR },
  'report-email': { points: 5, seconds: HOUR },
  // Each conversation mails a member who has not asked for it.
  conversation: { points: 20, seconds: 24 * HOUR },
  message: { points: 60, seconds: HOUR },
} as const

export type LimitName = keyof typeof LIMITS
