import type { z } from 'zod'
import type { AnyMail } from '../mail'
import accountBlocked from './account-blocked'
import accountDeleted from './account-deleted'
import accountRemoved from './account-removed'
import accountWarned from './account-warned'
import adApproved from './ad-approved'
import adDigest from './ad-digest'
import adEnded from './ad-ended'
import adPriceLowered from './ad-price-lowered'
import adEnding from './ad-ending'
import adHidden from './ad-hidden'
import adRejected from './ad-rejected'
import adRemoved from './ad-removed'
import adReportClosed from './ad-report-closed'
import adReportReceived from './ad-report-received'
import adShownAgain from './ad-shown-again'
import addressConfirmation from './address-confirmation'
import adminWaiting from './admin-waiting'
import conversationReportClosed from './conversation-report-closed'
import conversationReportReceived from './conversation-report-received'
import emailChanged from './email-changed'
import emailIsYours from './email-is-yours'
import message from './message'
import passwordChanged from './password-changed'
import recoveryCodeUsed from './recovery-code-used'
import reminder from './reminder'
import reportCorrected from './report-corrected'
import reportKept from './report-kept'
import reportReceived from './report-received'
import resetLink from './reset-link'
import secondFactorOff from './second-factor-off'
import secondFactorOn from './second-factor-on'
import testMail from './test-mail'
import welcome from './welcome'

export const messages = {
  welcome,
  'address-confirmation': addressConfirmation,
  'email-changed': emailChanged,
  'email-is-yours': emailIsYours,
  'reset-link': resetLink,
  'test-mail': testMail,
  'password-changed': passwordChanged,
  'second-factor-on': secondFactorOn,
  'second-factor-off': secondFactorOff,
  'recovery-code-used': recoveryCodeUsed,
  'account-deleted': accountDeleted,
  'account-removed': accountRemoved,
  'account-blocked': accountBlocked,
  'account-warned': accountWarned,
  'ad-approved': adApproved,
  'ad-rejected': adRejected,
  'ad-removed': adRemoved,
  'ad-hidden': adHidden,
  'ad-shown-again': adShownAgain,
  'ad-ending': adEnding,
  'ad-ended': adEnded,
  'ad-price-lowered': adPriceLowered,
  reminder,
  'ad-digest': adDigest,
  'report-received': reportReceived,
  'report-corrected': reportCorrected,
  'report-kept': reportKept,
  message,
  'conversation-report-received': conversationReportReceived,
  'conversation-report-closed': conversationReportClosed,
  'ad-report-received': adReportReceived,
  'ad-report-closed': adReportClosed,
  'admin-waiting': adminWaiting,
}

export type TemplateName = keyof typeof messages

/** Returns undefined for a name that only a newer version knows. */
export function findMail(template: string): AnyMail | undefined {
  return Object.hasOwn(messages, template) ? messages[template as TemplateName] : undefined
}

type Stored = { [T in TemplateName]: z.output<z.ZodObject<(typeof messages)[T]['stored']>> }

declare module '#modules/kernel/mails' {
  // Lets modules queue mails with checked parameters without importing this folder.
  interface MailParameters extends Stored {}
}
