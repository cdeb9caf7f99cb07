import { render, toPlainText } from '@react-email/components'
import { Layout } from './layout'
import type { ReadyMail, Sender } from './mail'
import { templateOf } from './templates'

export type Rendered = { subject: string; html: string; text: string }

export async function renderMail(mail: ReadyMail, sender: Sender): Promise<Rendered> {
  const { Body, ...words } = templateOf(mail)
  const streamed = await render(
    <Layout {...words} firstName={mail.parameters.firstName} sender={sender}>
      <Body {...mail.parameters} sender={sender} />
    </Layout>,
  )
  // React 18 fills a chunk with null bytes where a character of several bytes does not fit any more.
  const html = streamed.replaceAll('\0', '')
  return { subject: words.subject, html, text: toText(html) }
}

/** The text part is made from the HTML, so that the two never differ in what they say. */
function toText(html: string): string {
  return toPlainText(html, {
    formatters: { action },
    selectors: [
      { selector: 'h1', format: 'heading', options: { uppercase: false } },
      { selector: 'a.button', format: 'action' },
    ],
  })
}

/** A button's label, and its address on a line of its own, which no program breaks. */
function action(
  element: Anchor,
  walk: (children: unknown, builder: TextBuilder) => void,
  builder: TextBuilder,
) {
  walk(element.children, builder)
  builder.addInline('\u00a0:')
  builder.addLineBreak()
  builder.addInline(element.attribs.href, { noWordTransform: true })
}

type Anchor = { children: unknown; attribs: { href: string } }
type TextBuilder = {
  addInline(text: string, options?: { noWordTransform: boolean }): void
  addLineBreak(): void
}
