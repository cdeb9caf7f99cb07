import type { Sender } from './mail'
import { messages } from './messages'
import { renderMail, type Rendered } from './render'

export type Preview = Rendered & { name: string }

export function renderSamples(sender: Sender = sampleSender): Preview[] {
  return Object.entries(messages).map(([name, { prepareSample }]) => ({
    name,
    ...renderMail(prepareSample(), sender),
  }))
}

export const sampleSender: Sender = {
  appUrl: 'https://prepa-lts.example',
  operator: { name: 'Élodie Lambert', contact: 'contact@prepa-lts.example' },
}
