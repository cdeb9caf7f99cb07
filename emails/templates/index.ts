import type { Contents } from '../mail'
import { accountDeleted } from './account-deleted'
import { emailChanged } from './email-changed'
import { passwordChanged } from './password-changed'
import { resetLink } from './reset-link'
import type { Template } from './template'
import { welcome } from './welcome'

export const templates: { [T in keyof Contents]: Template<Contents[T]> } = {
  welcome,
  'reset-link': resetLink,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
}
