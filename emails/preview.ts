import type { Sender } from './mail'
import { renderMail, type Rendered } from './render'
import { sampleSender, samples } from './samples'

export type Preview = Rendered & { template: string }

/** A mail of each template, as it would be sent. */
export function renderSamples(sender: Sender = sampleSender): Promise<Preview[]> {
  return Promise.all(
    samples.map(async (mail) => ({ template: mail.template, ...(await renderMail(mail, sender)) })),
  )
}
