const MINUTE = 60
const HOUR = 60 * MINUTE

/** Each limit allows `points` attempts in `seconds` seconds. The first two limits count only failures. */
export const LIMITS = {
  'sign-in-account': { points: 10, seconds: 15 * MINUTE },
  // Operators can change this limit and the limit `registration`, because a whole class may share one IP
  // address.
  'sign-in-address': { points: 50, seconds: 15 * MINUTE },
  // Limits successful sign-ins, because each one stores a session.
  'sign-in-success': { points: 60, seconds: HOUR },
  // Counts the wrong codes from all IP addresses together, because whoever sends them knows the password.
  'second-factor': { points: 10, seconds: 15 * MINUTE },
  registration: { points: 20, seconds: HOUR },
  'reset-address': { points: 10, seconds: HOUR },
  'reset-account': { points: 3, seconds: HOUR },
  // Each change sends a mail to an address that may belong to a stranger.
  'email-change-account': { points: 5, seconds: HOUR },
  'email-change-address': { points: 10, seconds: HOUR },
  // Each request sends a mail to an address that may belong to a stranger.
  'address-confirmation': { points: 5, seconds: HOUR },
  'password-change': { points: 10, seconds: HOUR },
  // The copy of a member's data is expensive to make.
  'own-data': { points: 10, seconds: HOUR },
  // Each exam stores up to 32 rows.
  exam: { points: 60, seconds: HOUR },
  // Each series stores up to one row per question of the bank.
  series: { points: 60, seconds: HOUR },
  'exam-result': { points: 60, seconds: HOUR },
  // Counts only visitors' searches for which PostgreSQL scans every row.
  search: { points: 60, seconds: MINUTE },
  // The limit is high, because a trial is cheap and a whole class may share one IP address.
  trial: { points: 120, seconds: MINUTE },
  // An admin must read every ad.
  ad: { points: 30, seconds: HOUR },
  // Each photo takes half a second of computing, and is stored for a day even if no ad uses it.
  photo: { points: 120, seconds: HOUR },
  report: { points: 30, seconds: HOUR },
  // The next two limits are for visitors' reports. Each report sends a mail to an address that may belong to
  // a stranger.
  'report-address': { points: 10, seconds: HOUR },
  'report-email': { points: 5, seconds: HOUR },
  // Each new conversation mails a member who did not ask for it.
  conversation: { points: 20, seconds: 24 * HOUR },
  message: { points: 60, seconds: HOUR },
} as const

export type LimitName = keyof typeof LIMITS
