/**
 * What the site makes of a text that somebody typed or pasted, before any rule reads it. The browser does the same
 * (`app/behaviours/field-checks.ts`), so nothing here may need a server.
 */

/**
 * Removes what people copy with a text without seeing it: signs without a width, those that turn the direction of
 * writing, soft hyphens. Whatever ends a line becomes LF.
 */
export function withoutUnseen(text: string): string {
  return text.replace(LINE_END, '\n').replace(UNSEEN, '$1')
}

// Word copies its line breaks as U+000B, a PDF its page breaks as U+000C.
const LINE_END = /\r\n?|[\v\f\u2028\u2029]/g

// Some emoji are made of several, joined by U+200D: these joiners stay, as $1.
const UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]\u200d(?=\p{Extended_Pictographic}))|[\p{Cf}\u0080-\u009f]/gu

/** For a text on one line: whatever breaks it counts as a space. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}

/** Typography has many spaces and dashes: a keypad has one of each. */
export function withPlainSigns(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').replace(/[\p{Pd}\u2212]/gu, '-')
}

/** '3/11/2026', as a Belgian spreadsheet writes it, is 2026-11-03. */
export function toIsoDay(day: string): string {
  return day.replace(BELGIAN_DAY, (_, d: string, m: string, y: string) =>
    [y, m.padStart(2, '0'), d.padStart(2, '0')].join('-'),
  )
}

const BELGIAN_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/
