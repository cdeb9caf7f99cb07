import type { Page } from '@playwright/test'
import { HtmlValidate, type Message } from 'html-validate'
import { pages } from './fixtures/pages'
import { expect, test } from './fixtures/window'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // The spelling of React: parsers take both.
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // An exam has an end: without a script its page moves on by itself, in a noscript.
    'meta-refresh': 'off',
  },
})

for (const [name, open] of Object.entries(pages)) {
  test(`the HTML of ${name} is valid`, async ({ page, site }) => {
    const documents = keepDocuments(page)
    await open(page, site)
    const html = (await documents.at(-1))!

    const { results } = await validator.validateString(html)

    const faults = results
      .flatMap(({ messages }) => messages)
      .filter((fault) => !isNamedSummary(fault) && !isKeptTable(fault))
    expect(
      faults.map(({ ruleId, message, offset }) => [ruleId, message, html.slice(offset, offset + 80)]),
    ).toEqual([])
    expect(html).toContain('</html>')
  })
}

/** As the server sends them, before a script has touched them. */
function keepDocuments(page: Page): Promise<string>[] {
  const documents: Promise<string>[] = []
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest() && response.frame() === page.mainFrame()
    if (isDocument && response.headers()['content-type']?.startsWith('text/html'))
      documents.push(response.text())
  })
  return documents
}

/** A summary is no button to assistive tools unless it is told to be one, which the validator takes for said twice. */
function isNamedSummary({ ruleId, selector }: Message): boolean {
  return ['no-redundant-role', 'prefer-native-element'].includes(ruleId) && /summary$/.test(selector ?? '')
}

/** Some browsers forget what the parts of a table are where a style has laid them out in rows, unless told. */
function isKeptTable({ ruleId, message }: Message): boolean {
  return ruleId === 'no-redundant-role' && /on <(table|thead|tbody|tr|th|td)>$/.test(message)
}
