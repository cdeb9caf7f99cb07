import type { Contents, ReadyMail, Template } from '../mail'
import { accountDeleted, accountRemoved, emailIsYours, emailReplaced, welcome } from './account'
import { adApproved, adEnded, adEnding, adRejected } from './ads'
import { passwordChanged, resetLink } from './passwords'
import { reminder } from './reminders'
import { reportCorrected, reportKept, reportReceived } from './reports'

const templates: { [T in Exclude<keyof Contents, 'email-changed' | 'reminder'>]: Template<Contents[T]> } = {
  welcome,
  'reset-link': resetLink,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'account-removed': accountRemoved,
  'ad-approved': adApproved,
  'ad-rejected': adRejected,
  'ad-ending': adEnding,
  'ad-ended': adEnded,
  'report-received': reportReceived,
  'report-corrected': reportCorrected,
  'report-kept': reportKept,
}

/** A change of e-mail has two readers, at the old address and at the new one; a reminder has its number in its subject. */
export function templateOf(mail: ReadyMail) {
  return find(mail) as Template<ReadyMail['parameters']>
}

function find({ template, parameters }: ReadyMail) {
  if (template === 'reminder') return reminder(parameters)
  if (template !== 'email-changed') return templates[template]
  return parameters.oldEmail === undefined ? emailIsYours : emailReplaced
}
