import type { ReadyMail, TemplateName } from '#emails/mail'
import { sampleSender, samples } from '#emails/preview'
import { renderMail } from '#emails/render'

/** Renders the sample of this mail, with these parameters in place of its own. */
export function renderSample(template: TemplateName, changes: object = {}) {
  const mail = { template, parameters: { ...samples[template].parameters, ...changes } }
  return renderMail(mail as ReadyMail, sampleSender)
}
