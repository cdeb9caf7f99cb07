import type { Sender } from './mail'
import { renderMail, type Rendered } from './render'
import { sampleSender, samples } from './samples'

export type Preview = Rendered & { name: string }

/** Each of the samples, as it would be sent. */
export function renderSamples(sender: Sender = sampleSender): Promise<Preview[]> {
  return Promise.all(
    Object.entries(samples).map(async ([name, mail]) => ({ name, ...(await renderMail(mail, sender)) })),
  )
}
