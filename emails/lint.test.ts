import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { shorten } from '#modules/ads/messages/conversation'
import { messageSchema } from '#modules/ads/messages/schema'
import { contentClosingSchema } from '#modules/admin/reports/schema'
import { newAdSchema, rejectionSchema } from '#modules/ads/schemas'
import { questionSchema } from '#modules/exams/questions/schema'
import { renderSample } from '#test/things/mail'
import type { TemplateName } from './messages'
import { renderSamples } from './preview'

const MAILS = renderSamples()

/** What is longer, Gmail cuts off, the end with the reason and the way to stop it first. */
const GMAIL_BYTES = 102_000

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
  expect(stopped.sort()).toEqual(['ad-digest', 'admin-waiting', 'reminder'])
  expect(MAILS.length).toBeGreaterThan(stopped.length)
})

/** A costly text: three bytes for the letter, an entity for the quote. */
const DENSE = 'ⵣ-ⵣ"'

const { title, price, location } = newAdSchema.shape
const ad = { title: longest(title), price: longest(price), location: longest(location) }

test.each<[string, TemplateName, object]>([
  [
    'a digest of 20 ads, as many as one lists',
    'ad-digest',
    { ads: Array.from({ length: 20 }, (_, nth) => ({ ...ad, id: 1_000_000 + nth })), hasMore: true },
  ],
  [
    'a message to a member',
    'message',
    { from: 'k'.repeat(30), title: ad.title, words: shorten(longest(messageSchema.shape.message)) },
  ],
  ['a refusal of an ad', 'ad-rejected', { title: ad.title, reason: longest(rejectionSchema.shape.reason) }],
  [
    'the answer to a report of an ad',
    'ad-report-closed',
    { title: ad.title, reply: longest(contentClosingSchema.shape.reply) },
  ],
  [
    'the answer to a report of a question',
    'report-kept',
    { about: longest(questionSchema.shape.question), reply: longest(contentClosingSchema.shape.reply) },
  ],
])('%s with the longest texts is short enough for Gmail', (_what, template, words) => {
  const { html } = renderSample(template, words)

  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
})

/** Repeats that text up to the limit of a field. */
function longest(rule: z.ZodType<string>): string {
  const accepted = (times: number) => rule.safeParse(DENSE.repeat(times)).success
  let times = 5_000
  if (accepted(times)) throw new Error('the field takes more than is tried here')
  while (times > 0 && !accepted(times)) times -= 1
  if (times === 0) throw new Error('the field takes none of these signs')
  return DENSE.repeat(times)
}
