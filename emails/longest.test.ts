import { expect, test } from 'vitest'
import type { z } from 'zod'
import { firstWords } from '#modules/ads/domain/messages'
import { adReportClosingSchema, messageSchema, newAdSchema, rejectionSchema } from '#modules/ads/schemas'
import { questionSchema } from '#modules/exams/question-schema'
import { replySchema } from '#modules/exams/report-schema'
import { GMAIL_BYTES } from '#test/things/gmail'
import type { ReadyMail, TemplateName } from './mail'
import { sampleSender, samples } from './preview'
import { renderMail } from './render'

/** A costly text: three bytes for the letter, an entity for the quote. */
const DENSE = 'ⵣ-ⵣ"'

const { title, price, location } = newAdSchema.shape
const ad = { title: longest(title), price: longest(price), location: longest(location) }
const from = 'k'.repeat(30)

test.each<[string, ReadyMail]>([
  [
    'a digest of 20 ads, as many as one lists',
    written('ad-digest', {
      ads: Array.from({ length: 20 }, (_, nth) => ({ ...ad, id: 1_000_000 + nth })),
      hasMore: true,
    }),
  ],
  [
    'a message to a member',
    written('message', {
      ...{ from, title: ad.title },
      words: firstWords(longest(messageSchema.shape.message)),
    }),
  ],
  [
    'a refusal of an ad',
    written('ad-rejected', { title: ad.title, reason: longest(rejectionSchema.shape.reason) }),
  ],
  [
    'the answer to a report of an ad',
    written('ad-report-closed', { title: ad.title, reply: longest(adReportClosingSchema.shape.reply) }),
  ],
  [
    'the answer to a report of a question',
    written('report-kept', {
      about: longest(questionSchema.shape.question),
      reply: longest(replySchema.shape.reply),
    }),
  ],
])('%s with the longest texts is short enough for Gmail', async (_name, mail) => {
  const { html } = await renderMail(mail, sampleSender)

  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES)
})

function written(template: TemplateName, words: object): ReadyMail {
  return { template, parameters: { ...samples[template].parameters, ...words } } as ReadyMail
}

/** Repeats that text up to the limit of a field. */
function longest(rule: z.ZodType<string>): string {
  const accepted = (times: number) => rule.safeParse(DENSE.repeat(times)).success
  let times = 5_000
  if (accepted(times)) throw new Error('the field takes more than is tried here')
  while (times > 0 && !accepted(times)) times -= 1
  if (times === 0) throw new Error('the field takes none of these signs')
  return DENSE.repeat(times)
}
