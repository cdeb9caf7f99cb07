import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { storedMail } from '#modules/kernel/mails'
import { GMAIL_BYTES } from '#test/gmail'
import { renderSamples } from './preview'

const MAILS = await renderSamples()

/** What the Outlook that draws with Word ignores: a layout that rests on it falls apart there. */
const NOT_IN_OUTLOOK =
  /(?:^|;)\s*(?:display:\s*(?:inline-)?(?:flex|grid)|(?:flex|grid|gap|position|float|transform|box-shadow|background-image|background-size|background)(?:-[a-z]+)*\s*:)/i
/** Drawn by it alone: a ground of one colour, and the ornament that nothing rests on. */
const DRAWN = /(?:^|;)\s*background-(?:color|clip)\s*:[^;]*/gi

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling, which mail programs read as well.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // Mail programs read little besides the attribute.
    'no-inline-style': 'off',
    // XHTML 1.0, as the mail programs of old expect.
    'doctype-html': 'off',
    // By them Outlook gets the padding of a button.
    'no-conditional-comment': 'off',
    // Tables lay out, by attributes for the programs that read no style.
    'no-deprecated-attr': 'off',
    'long-title': ['error', { maxlength: 78 }],
  },
})

describe.each(MAILS)('$name', ({ html, subject }) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html)
    const faults = results.flatMap(({ messages }) => messages)
    expect(faults.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual([])
  })

  test('lays nothing out by what Outlook ignores', () => {
    const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => style!.replace(DRAWN, ''))
    expect(styles.length).toBeGreaterThan(0)
    expect(styles.filter((style) => NOT_IN_OUTLOOK.test(style))).toEqual([])
    expect(html).not.toMatch(/<(?:script|form|iframe|video|svg|link)\b/i)
  })

  test('is not cut off by Gmail, and its subject fits a line', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
    expect(subject.length).toBeLessThanOrEqual(78)
  })
})

test.each(['display:flex', 'color:red;position:absolute', 'gap:4px', 'background:url(x)'])(
  'the rule for Outlook sees %s',
  (style) => expect(NOT_IN_OUTLOOK.test(style)).toBe(true),
)

test('mails that come by themselves, and no others, can be stopped by a link', () => {
  const stopped = MAILS.filter(({ html }) => html.includes('/desabonnement/')).map(({ name }) => name)
  expect(stopped.sort()).toEqual(['ad-digest', 'reminder'])
  expect(storedMail.options.length).toBeGreaterThan(stopped.length)
})
