import type { Contents, ReadyMail, Template } from '../mail'
import { accountDeleted, accountRemoved, emailIsYours, emailReplaced, welcome } from './account'
import { adApproved, adRejected } from './ads'
import { passwordChanged, resetLink } from './passwords'

const templates: { [T in Exclude<keyof Contents, 'email-changed'>]: Template<Contents[T]> } = {
  welcome,
  'reset-link': resetLink,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'account-removed': accountRemoved,
  'ad-approved': adApproved,
  'ad-rejected': adRejected,
}

/** A change of e-mail has two readers: at the old address and at the new one. */
export function templateOf({ template, parameters }: ReadyMail) {
  const found =
    template !== 'email-changed'
      ? templates[template]
      : parameters.oldEmail === undefined
        ? emailIsYours
        : emailReplaced
  return found as Template<ReadyMail['parameters']>
}
