import type { Contents, ReadyMail, Template } from '../mail'
import { adReportClosed, adReportReceived } from './ad-reports'
import {
  accountBlocked,
  accountDeleted,
  accountRemoved,
  addressConfirmation,
  emailIsYours,
  emailReplaced,
  welcome,
} from './account'
import { adApproved, adEnded, adEnding, adHidden, adRejected, adRemoved, adShownAgain } from './ads'
import { conversationReportClosed, conversationReportReceived, message } from './messages'
import { adDigest, reminder } from './subscriptions'
import { passwordChanged, recoveryCodeUsed, resetLink, secondFactorOff, secondFactorOn } from './sign-in'
import { reportCorrected, reportKept, reportReceived } from './reports'

const templates: { [T in Exclude<keyof Contents, 'reminder' | 'ad-digest'>]: Template<Contents[T]> } = {
  welcome,
  'address-confirmation': addressConfirmation,
  'email-changed': emailReplaced,
  'email-is-yours': emailIsYours,
  'reset-link': resetLink,
  'password-changed': passwordChanged,
  'second-factor-on': secondFactorOn,
  'second-factor-off': secondFactorOff,
  'recovery-code-used': recoveryCodeUsed,
  'account-deleted': accountDeleted,
  'account-removed': accountRemoved,
  'account-blocked': accountBlocked,
  'ad-approved': adApproved,
  'ad-rejected': adRejected,
  'ad-removed': adRemoved,
  'ad-hidden': adHidden,
  'ad-shown-again': adShownAgain,
  'ad-ending': adEnding,
  'ad-ended': adEnded,
  'report-received': reportReceived,
  'report-corrected': reportCorrected,
  'report-kept': reportKept,
  message,
  'conversation-report-received': conversationReportReceived,
  'conversation-report-closed': conversationReportClosed,
  'ad-report-received': adReportReceived,
  'ad-report-closed': adReportClosed,
}

/** Some have a number in their subject. */
export function templateOf({ template, parameters }: ReadyMail) {
  const found =
    template === 'reminder'
      ? reminder(parameters)
      : template === 'ad-digest'
        ? adDigest(parameters)
        : templates[template]
  return found as Template<ReadyMail['parameters']>
}
