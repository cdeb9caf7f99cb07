import { renderToStaticMarkup } from 'react-dom/server'
import { Button, Link, Section, Text, toPlainText } from '@react-email/components'
import { Layout } from './layout'
import type { ReadyMail, Sender } from './mail'
import { MailComponents } from './parts'

export type Rendered = { subject: string; html: string; text: string }

/** Renders in one piece, because react-email's stream breaks multi-byte characters between its chunks. */
export function renderMail(mail: ReadyMail, sender: Sender): Rendered {
  const markup = renderToStaticMarkup(
    <MailComponents.Provider value={{ Button, Link, Section, Text }}>
      <Layout {...mail} sender={sender}>
        {mail.body(sender)}
      </Layout>
    </MailComponents.Provider>,
  )
  const html = DOCTYPE + markup
  return { subject: mail.subject, html, text: toText(html) }
}

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** Makes the text part from the HTML, so that the two never say different things. */
function toText(html: string): string {
  return toPlainText(html, {
    formatters: { action },
    selectors: [
      { selector: 'h1', format: 'heading', options: { uppercase: false } },
      { selector: 'a.button', format: 'action' },
    ],
  })
}

/** Puts a button's URL on a line of its own, so that mail programs do not break it. */
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
