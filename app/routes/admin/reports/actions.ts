import { contentClosingSchema, conversationClosingSchema } from '#modules/admin/reports/schema'
import { byId, defineAction } from '#app/http/actions'
import { AD_CHANGED, ALREADY_CLOSED, count, NOT_CLOSED, REPORT_CLOSED } from '#app/text'
import { adReportsClosingSchema, toAdReportsClosing } from './ad-closing-schema'

export const CLOSE_CONTENT_REPORT = defineAction({
  label: 'Clore sans changement',
  isOnce: true,
  find: ({ admin }, id) => admin.reports.find('content', id),
  schema: contentClosingSchema,
  run: ({ admin }, by, { id }, { reply }, tx) =>
    admin.reports.close(by, 'content', id, { outcome: 'kept', reply }, tx),
  done: REPORT_CLOSED,
  refused: { closed: ALREADY_CLOSED },
  failed: NOT_CLOSED,
})

export const CLOSE_AD_REPORTS = defineAction({
  label: 'Clore',
  isOnce: true,
  find: ({ admin }, id) => admin.reports.find('ad', id),
  schema: adReportsClosingSchema,
  run: ({ admin }, by, { id }, fields, tx) =>
    admin.reports.closeAdReports(by, id, toAdReportsClosing(fields), tx),
  done: (closed) => `${count(closed, 'signalement')} clos : la réponse part par email`,
  refused: {
    closed: ALREADY_CLOSED,
    changed: { formErrors: [AD_CHANGED] },
    'not-now': { formErrors: ["Cette annonce n'est plus sur le site : il n'y a rien à retirer."] },
  },
  failed: NOT_CLOSED,
})

export const CLOSE_CONVERSATION_REPORT = defineAction({
  label: 'Clore le signalement',
  isOnce: true,
  find: byId,
  schema: conversationClosingSchema,
  run: ({ admin }, by, { id }, closing, tx) => admin.reports.close(by, 'conversation', id, closing, tx),
  done: REPORT_CLOSED,
  refused: { closed: ALREADY_CLOSED },
  failed: NOT_CLOSED,
})
