import { globalStyle, style } from '@vanilla-extract/css'
import { filledLetter, reading, right, title as questionTitle, tone, verdict } from '../exam/option.css'
import { laidOpen } from '../content/fold.css'
import { looks, variant, ways as buttonWays } from '../forms/button.css'
import { foot } from '../series/answer-sheet.css'
import { atDesk, onPaper, sheeted, sheetedWide } from '../tokens/media'
import { oneColumn, vars, wrapping } from '../tokens/vars.css'

const { color, space, text } = vars

export const columns = style({
  display: 'grid',
  gap: space.s32,
  '@media': {
    [atDesk]: { gridTemplateColumns: 'minmax(0, 1fr) 358px', columnGap: space.s48, alignItems: 'start' },
  },
})

export const side = style({
  display: 'grid',
  gap: space.s16,
  '@media': { [atDesk]: { gap: space.s32 }, [onPaper]: { display: 'none' } },
})

export const sideTitle = style({
  display: 'none',
  '@media': {
    [atDesk]: {
      '@supports': {
        [laidOpen]: {
          display: 'block',
          marginBottom: space.s12,
          fontSize: text.t18,
          lineHeight: `calc(1.2*${text.t36})`,
        },
      },
    },
  },
})

export const filters = style({ marginTop: space.s16, '@media': { [atDesk]: { marginTop: 0 } } })

export const bar = style({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  marginBottom: space.s12,
  fontVariantNumeric: 'tabular-nums',
})

export const changed = style({ marginBlock: `${space.s8} ${space.s16}` })

/* The answer is shown. */
const open = '[open]'

/* Under a sheet, its children are those of the column, so that the sheet may cover the column's first lines. */
export const study = style({
  ...oneColumn,
  gap: space.s24,
  marginTop: space.s24,
  '@media': { [sheeted]: { display: 'contents' } },
})
export const asked = style({ '@media': { [sheeted]: { marginBlock: `${space.s12} ${space.s24}` } } })

export const title = style([questionTitle, { '@media': { [sheeted]: { marginBottom: space.s12 } } }])

export const reveal = style({
  minWidth: 0,
  '@media': {
    [sheeted]: {
      padding: `${space.s8} ${space.s16} 0`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    [sheetedWide]: { paddingInline: space.s24 },
  },
})
/* In a low window, the buttons alone would leave no room for the options. */
globalStyle(`${foot}:has(> ${reveal}:not(${open}))`, {
  '@media': { [`${sheeted} and (max-height: 40em)`]: { position: 'static' } },
})
globalStyle(`${reveal}${open}`, { '@media': { [sheeted]: { minHeight: '12rem' } } })
globalStyle(`${reveal}${open} > :not(summary)`, {
  '@media': { [sheeted]: { marginInline: `calc(-1*${space.s16})` } },
})

const { rest, hover } = looks.primary

/* Filled until the answer is shown; then the way to the next question is. */
export const revealButton = style([
  variant.default,
  {
    selectors: {
      [`${reveal}:not(${open}) > &`]: rest,
      [`${reveal}:not(${open}) > &:hover`]: hover,
    },
    '@media': { [sheeted]: { display: 'flex' } },
  },
])
export const ways = style([
  buttonWays,
  {
    marginTop: 0,
    '@media': {
      [sheeted]: {
        padding: `${space.s8} ${space.s16} max(${space.s12}, env(safe-area-inset-bottom))`,
        gap: space.s8,
      },
      [sheetedWide]: { paddingInline: space.s24 },
    },
  },
])

const onward = `${reveal}${open} + ${ways} > [rel=next]`
globalStyle(onward, rest)
globalStyle(`${onward}:hover`, hover)

const shown = `${study}:has(${reveal}${open}) &`

export const option = style([
  reading.plain,
  {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      [`${study}:not(:has(${reveal}${open})) &`]: { borderColor: color.control },
      [`${study}:not(:has(${reveal}${open})) &:hover`]: { borderColor: color.brand },
    },
  },
])
export const rightOption = style([option, { selectors: { [shown]: right } }])
export const rightLetter = style({ selectors: { [shown]: filledLetter } })

/* Covers the whole option. It is hidden while the answer is shown, and the words beside it are still read. */
export const choose = style({
  position: 'absolute',
  inset: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  cursor: 'pointer',
  selectors: { [shown]: { visibility: 'hidden' } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.s4} ${space.s16}`,
})

export const correct = style([
  verdict,
  {
    display: 'none',
    gap: space.s6,
    gridColumn: 1,
    marginTop: space.s12,
    paddingLeft: `calc(max(36px, 1.6rem) + ${space.s16})`,
    alignItems: 'center',
    color: tone,
    selectors: { [shown]: { display: 'flex' } },
  },
])
