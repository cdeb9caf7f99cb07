import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { variant } from '../forms/button.css'
import { unseen } from '../text/text.css'
import { below, from } from '../tokens/media'
import { hairline, tapLine, vars } from '../tokens/vars.css'
import { actions } from './row-actions.css'

const { color, space } = vars

const wide = from(1024)
const narrow = below(1024)

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.t14,
  textAlign: 'left',
  '@media': {
    [wide]: { border: hairline, background: color.surface },
    [narrow]: { position: 'relative', display: 'block', borderBottom: hairline },
  },
})

/* On narrow screens, the headers are visually hidden but still there for screen readers. */
export const head = style({ '@media': { [narrow]: unseen } })
export const body = style({ '@media': { [narrow]: { display: 'block' } } })

export const row = style({
  position: 'relative',
  '@media': {
    [wide]: { ':hover': { background: color.brandBg } },
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(144px, 100%), 1fr))',
      gap: `${space.s4} ${space.s16}`,
      paddingBlock: `${space.s12} ${space.s16}`,
      borderTop: hairline,
    },
  },
})

const everyCell = style({
  textAlign: 'left',
  verticalAlign: 'middle',
  '@media': { [wide]: { padding: `${space.s8} ${space.s12}`, borderBottom: hairline } },
})

const pair = style([
  everyCell,
  {
    '@media': {
      [narrow]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: `0 ${space.s8}`,
        minWidth: 0,
        '::before': {
          // The empty alternative text keeps screen readers from reading the label twice.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          flex: 'none',
          color: color.muted,
        },
      },
    },
  },
])

const whole = { display: 'block', gridColumn: '1 / -1', minWidth: 0 } as const
const right = { '@media': { [wide]: { textAlign: 'right' } } } as const
const figures = { fontVariantNumeric: 'tabular-nums' } as const

export const cell = styleVariants({
  id: [everyCell, figures, { color: color.muted, '@media': { [narrow]: { ...unseen, display: 'block' } } }],
  title: [
    everyCell,
    {
      fontWeight: 600,
      overflowWrap: 'anywhere',
      '@media': { [wide]: { minWidth: 160 }, '(min-width: 75em)': { minWidth: 128 }, [narrow]: whole },
    },
  ],
  text: [pair],
  line: [pair, { '@media': { [narrow]: { gridColumn: '1 / -1' } } }],
  prose: [
    pair,
    { overflowWrap: 'anywhere', '@media': { [wide]: { minWidth: 200 }, [narrow]: { gridColumn: '1 / -1' } } },
  ],
  number: [pair, figures, right],
  date: [pair, figures],
  dateAndTime: [pair, figures, { '@media': { [narrow]: { gridColumn: '1 / -1' } } }],
  actions: [everyCell, { '@media': { [narrow]: { ...whole, marginTop: space.s8 } } }],
})

/* Limits the column to `maxWidth` px on wide screens. */
const upTo = (maxWidth: number) => ({
  minWidth: 0,
  overflowWrap: 'break-word' as const,
  '@media': { [wide]: { maxWidth }, [narrow]: { overflowWrap: 'anywhere' as const } },
})

/* Below the label if less than this width is left beside it. */
const besideOrBelow = { flex: '1 1 8em' } as const

export const content = styleVariants({
  id: [{ whiteSpace: 'nowrap' }],
  text: [upTo(120), { '@media': { [narrow]: { flex: '1 1 min-content' } } }],
  line: [upTo(144), { '@media': { [narrow]: besideOrBelow } }],
  prose: [{ minWidth: 0, '@media': { [narrow]: besideOrBelow } }],
  number: [upTo(96), { marginLeft: 'auto', '@media': { [narrow]: { marginLeft: 0 } } }],
  date: [{ whiteSpace: 'nowrap' }],
  dateAndTime: [{ whiteSpace: 'nowrap' }],
  actions: [{}],
})

export const header = style([
  everyCell,
  {
    background: color.sunken,
    color: color.muted,
    fontWeight: 600,
    '@media': { [wide]: { whiteSpace: 'nowrap' } },
  },
])
export const numberHeader = style([header, right])

globalStyle(`${row}:last-child > *`, { '@media': { [wide]: { borderBottom: 0 } } })

globalStyle(`${cell.title} > a`, {
  color: color.ink,
  textDecorationColor: color.control,
  // A flex box would drop the spaces between the pieces of `french`.
  '@media': { [narrow]: { display: 'inline-block', minHeight: vars.tap, paddingBlock: 10 } },
})
globalStyle(`${cell.title} > a:hover`, { color: color.brand, textDecorationColor: 'currentColor' })

const dense = `${wide} and (pointer: fine)`
globalStyle(`${cell.actions} ${actions}`, {
  '@media': {
    [dense]: { justifyContent: 'flex-end', gap: 0 },
    '(min-width: 75em) and (pointer: fine)': { flexWrap: 'nowrap' },
  },
})
globalStyle(`${table} ${actions} :is(a, button)`, { '@media': { [dense]: { paddingInline: space.s8 } } })
globalStyle(`${content.text} ${actions}`, {
  '@media': { [dense]: { marginLeft: `calc(-1 * ${space.s8})` } },
})
globalStyle(`${table} :is(${variant.quiet}, ${variant.quietDanger}):not(:hover)`, {
  '@media': { [dense]: { borderColor: 'transparent' } },
})
export const link = style({ '@media': { '(pointer: coarse)': tapLine } })
/* The visually hidden text is positioned relative to this link. */
export const cellLink = style([link, { position: 'relative', display: 'table' }])
