/** The browser uses these functions as well, so nothing here may need a server. */

/** Removes invisible characters, such as soft hyphens in copied text. Turns each line end into LF. */
export function withoutUnseen(text: string): string {
  return text.replace(LINE_END, '\n').replace(UNSEEN, '$1')
}

// Text copied from Word can contain U+000B as a line break, and text from PDF files U+000C as a page break.
const LINE_END = /\r\n?|[\v\f\u2028\u2029]/g

// Matches invisible characters. Group 1 keeps each U+200D that joins two emoji into one.
const UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]\u200d(?=\p{Extended_Pictographic}))|[\p{Cf}\u0080-\u009f]/gu

export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

export function withPlainSigns(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').replace(/[\p{Pd}\u2212]/gu, '-')
}

/**
 * Turns a day as a Belgian spreadsheet writes it, such as '3/11/2026' or '03-11-26', into '2026-11-03'. Leaves a
 * year of two digits that may also be a month or in the last century.
 */
export function toIsoDay(day: string): string {
  return day.replace(BELGIAN_DAY, (_, d: string, m: string, y: string) =>
    [y.padStart(4, '20'), m.padStart(2, '0'), d.padStart(2, '0')].join('-'),
  )
}

const BELGIAN_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|1[3-9]|[2-4]\d)$/
