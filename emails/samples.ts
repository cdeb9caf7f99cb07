import type { ReadyMail, Sender } from './mail'

const firstName = 'Camille'

/** A mail of each template, to be looked at. */
export const samples: readonly ReadyMail[] = [
  { template: 'welcome', parameters: { firstName, username: 'camille.dubois' } },
  {
    template: 'reset-link',
    parameters: {
      firstName,
      url: 'https://prepa-lts.example/reset-password?token=an-example-that-opens-nothing',
    },
  },
  { template: 'password-changed', parameters: { firstName, at: '2026-11-20T17:12:00.000Z' } },
  {
    template: 'email-changed',
    parameters: { firstName, oldEmail: 'camille@example.com', newEmail: 'camille.dubois@example.com' },
  },
  { template: 'account-deleted', parameters: { firstName } },
]

export const sampleSender: Sender = {
  appUrl: 'https://prepa-lts.example',
  operator: { name: 'Élodie Lambert', contact: 'contact@prepa-lts.example' },
}
