import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { letter, readText, reading, verdict, word } from '../exam/option.css'
import { below, equalColumns, from, onPaper } from '../tokens/media'
import { framed, hairline, oneColumn, smallMuted, vars, wrapping } from '../tokens/vars.css'
import { picture } from './picture.css'
import { explanation, remember, summary } from './explanation.css'

const { color, space, text } = vars

/* A sheet of paper is as narrow as a phone, and has styles of its own. */
const onPhones = `screen and ${below(900)}`

export const list = style({
  ...oneColumn,
  '@media': { [from(900)]: { gap: space.s16 } },
})

/** The columns of the question and of its explanation. Compact on paper, so that thirty fit on a few sheets. */
export const columns = {
  [from(900)]: { gridTemplateColumns: equalColumns(3), columnGap: space.s32 },
  [onPaper]: { gridTemplateColumns: '4fr 5fr' },
} as const
export const question = style({
  '@media': { [from(900)]: { gridColumn: 'span 2' }, [onPaper]: { gridColumn: 'auto' } },
})

export const item = style({
  ...oneColumn,
  columnGap: space.s16,
  '@media': {
    [onPhones]: { paddingTop: 10, borderTop: hairline },
    [from(900)]: { ...columns[from(900)], ...framed, padding: space.s24 },
    [onPaper]: { ...columns[onPaper], paddingBlock: space.s4, borderTop: hairline, breakInside: 'avoid' },
  },
})

export const about = style({ ...wrapping, alignItems: 'center', gap: space.s8 })

/* To keep the list short, phones show only the number, before the question. */
export const name = style({ ...smallMuted, '@media': { [onPhones]: { display: 'none' } } })
export const number = style({
  display: 'none',
  '@media': { [onPhones]: { display: 'inline' } },
})

export const title = style({
  marginBlock: `${space.s4} ${space.s16}`,
  fontSize: text.t18,
  lineHeight: 1.3,
  '@media': {
    [onPhones]: { marginBlock: `0 ${space.s6}`, textWrap: 'pretty', fontSize: text.t16 },
    [onPaper]: { marginBlock: `0 ${space.s4}`, fontSize: text.t16 },
  },
})

export const options = style({
  display: 'grid',
  gap: space.s8,
  '@media': { [onPaper]: { gap: 2 } },
})

/* The link around a drawing opens it alone. */
export const drawing = style({ display: 'block' })

/* On a phone, a closed item is only as long as its words. */
const inItem = (selector: string, phone: StyleRule) =>
  globalStyle(`${item} ${selector}`, { '@media': { [onPhones]: phone } })

inItem(question, { ...wrapping, alignItems: 'start', columnGap: space.s12 })
inItem(about, { flex: '1 1 100%' })
inItem(title, { flex: '1 1 10rem' })
inItem(drawing, { width: '5rem' })
inItem(picture, { marginBottom: space.s4 })
inItem(options, { flex: '1 1 100%', gap: 0 })
for (const look of Object.values(reading))
  inItem(look, { display: 'block', minHeight: 0, padding: 0, border: 0, background: 'none' })
inItem(`${options} ${letter}`, { display: 'none' })
inItem(`${reading.right} ${readText}`, { fontWeight: 600 })
inItem(reading.wrong, { fontSize: text.t14 })
inItem(`${reading.wrong} ${readText}`, { color: color.muted })
inItem(readText, { marginRight: space.s8 })
inItem(verdict, { display: 'inline' })
inItem(word, { display: 'inline', marginRight: space.s8, whiteSpace: 'nowrap' })
inItem(`${word} svg`, { display: 'inline', marginRight: space.s4, verticalAlign: -4 })
inItem(`> ${explanation}`, { display: 'block' })
inItem(remember, { padding: 0, background: 'none', lineHeight: 1.4 })
inItem(`${remember} > strong`, { display: 'inline' })
inItem(`${remember} > strong::after`, { content: '\u00a0: ' })
inItem(summary, { marginTop: '-.5rem' })
globalStyle(`${item}:has(details:not([open])) li:has(> ${reading.plain})`, {
  '@media': { [onPhones]: { display: 'none' } },
})

/* Keeps the question in view when a link leads back to its explanation. */
globalStyle(`${list} [id]`, { scrollMarginTop: '18rem' })
