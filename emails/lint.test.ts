import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { storedMail } from '#modules/kernel/mails'
import { GMAIL_BYTES } from '#test/things/gmail'
import { renderSamples } from './preview'

const MAILS = await renderSamples()

/** CSS that Outlook ignores where it renders with Word: a layout must not need it. */
const NOT_IN_OUTLOOK =
  /(?:^|;)\s*(?:display:\s*(?:inline-)?(?:flex|grid)|(?:flex|grid|gap|position|float|transform|box-shadow|background-image|background-size|background)(?:-[a-z]+)*\s*:)/i
/** Exceptions: a plain background colour, and an ornament that the layout does not need. */
const DRAWN = /(?:^|;)\s*background-(?:color|clip)\s*:[^;]*/gi

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes so, and mail programs accept it.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Mail programs ignore most style sheets.
    'no-inline-style': 'off',
    // Old mail programs expect XHTML 1.0.
    'doctype-html': 'off',
    // Conditional comments give a button its padding in Outlook.
    'no-conditional-comment': 'off',
    // Tables carry the layout, with attributes for programs that read no styles.
    'no-deprecated-attr': 'off',
    'long-title': ['error', { maxlength: 78 }],
  },
})

describe.each(MAILS)('the mail $name', ({ html, subject }) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) => messages)
    expect(faults.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([])
  })

  test('has no layout that Outlook ignores', () => {
    const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => style!.replace(DRAWN, ''))
    expect(styles.length).toBeGreaterThan(0)
    expect(styles.filter((style) => NOT_IN_OUTLOOK.test(style))).toEqual([])
    expect(html).not.toMatch(/<(?:script|form|iframe|video|svg|link)\b/i)
  })

  test('is short enough for Gmail, with a subject on one line', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
    expect(subject.length).toBeLessThanOrEqual(78)
  })
})

test.each(['display:flex', 'color:red;position:absolute', 'gap:4px', 'background:url(x)'])(
  'a layout that Outlook ignores is recognised: %s',
  (style) => expect(NOT_IN_OUTLOOK.test(style)).toBe(true),
)

test('only mails that come by themselves have a link to stop them', () => {
  const stopped = MAILS.filter(({ html }) => html.includes('/desabonnement/')).map(({ name }) => name)
  expect(stopped.sort()).toEqual(['ad-digest', 'reminder'])
  expect(storedMail.options.length).toBeGreaterThan(stopped.length)
})
