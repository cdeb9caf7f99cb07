import { messages, type TemplateName } from '#emails/messages'
import { sampleSender } from '#emails/preview'
import { renderMail } from '#emails/render'

/** Renders the sample of this mail, with these parameters in place of its own. */
export function renderSample(template: TemplateName, changes: object = {}) {
  return renderMail(messages[template].prepareSample(changes), sampleSender)
}
