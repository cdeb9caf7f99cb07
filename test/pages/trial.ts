import type { TrialItem } from '#modules/exams'
import type { Browser } from '../browser'

/** The questions and answers that the signed cookie of a trial holds. */
export function itemsIn(browser: Browser): TrialItem[] {
  const signed = decodeURIComponent(browser.cookies.get('trial') ?? '')
  const text = Buffer.from(signed.slice(0, signed.lastIndexOf('.')), 'base64').toString('utf8')
  return (JSON.parse(text) as { items: TrialItem[] }).items
}
