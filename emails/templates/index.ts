import type { Contents, ReadyMail } from '../mail'
import { accountDeleted } from './account-deleted'
import { accountRemoved } from './account-removed'
import { adApproved } from './ad-approved'
import { adRejected } from './ad-rejected'
import { emailIsYours, emailReplaced } from './email-changed'
import { passwordChanged } from './password-changed'
import { resetLink } from './reset-link'
import type { Template } from './template'
import { welcome } from './welcome'

const templates: { [T in Exclude<keyof Contents, 'email-changed'>]: Template<Contents[T]> } = {
  welcome,
  'reset-link': resetLink,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'account-removed': accountRemoved,
  'ad-approved': adApproved,
  'ad-rejected': adRejected,
}

/** What takes the parameters of this very mail. */
export function templateOf({ template, parameters }: ReadyMail) {
  const found =
    template !== 'email-changed'
      ? templates[template]
      : parameters.oldEmail === undefined
        ? emailIsYours
        : emailReplaced
  return found as Template<ReadyMail['parameters']>
}
