import { globalStyle, style } from '@vanilla-extract/css'
import { below, from, onPaper } from '../tokens/media'
import { centred, oneColumn, vars, wrapping } from '../tokens/vars.css'
import { unit } from '../rings/rings.css'
import { card } from './blocks.css'

const { color, space, text } = vars

const onPhones = `screen and ${below(900)}`

export const result = style({
  ...oneColumn,
  gap: `${space.s16} ${space.s24}`,
  '@media': {
    [onPhones]: { ...wrapping, alignItems: 'center', columnGap: space.s16 },
    [from(900)]: {
      gridTemplateColumns: `auto minmax(0, 1fr) calc((100% - 2*${space.s24})/3)`,
      gridTemplateRows: '1fr auto auto 1fr',
      alignItems: 'center',
      rowGap: space.s8,
      paddingBlock: `${space.s8} ${space.s16}`,
    },
    [onPaper]: {
      gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
      rowGap: space.s4,
    },
  },
})

globalStyle(`${result} + section`, { '@media': { [`screen and ${below(560)}`]: { marginTop: space.s32 } } })

globalStyle(`html:has(${result})`, {
  '@media': { [onPaper]: { fontSize: '12pt', vars: { [text.t14]: '1rem' } } },
})

export const moment = style([
  card,
  {
    ...wrapping,
    alignItems: 'center',
    gap: space.s24,
    marginBottom: space.s32,
    borderColor: color.success,
  },
])
globalStyle(`${moment} > :last-child`, { flex: '1 1 12rem', minWidth: 0 })
export const momentTarget = style({ flex: 'none', width: 120 })
export const momentTitle = style({ fontSize: text.t22, fontWeight: 600, textWrap: 'balance' })

const wholeHeight = { gridRow: '1 / -1' } as const
const wholeLine = { flex: '1 1 100%' } as const

export const dial = style({
  justifySelf: 'center',
  '@media': {
    [onPhones]: { marginInline: 'auto' },
    [from(900)]: { ...wholeHeight, margin: `0 ${space.s24} 0 -7px` },
    [onPaper]: { gridRow: 'span 2' },
  },
})
globalStyle(`${dial} > svg`, {
  '@media': { [onPhones]: { display: 'block', width: '6.5rem', height: '6.5rem' } },
})
/* The heading beside it says the same. */
globalStyle(`${dial} ${unit}`, { '@media': { [onPhones]: { display: 'none' } } })
/* Stands below the dial where its words are too long. */
export const head = style({
  '@media': { [onPhones]: { flex: '1 1 11rem', minWidth: 0 }, [from(900)]: { gridRow: 2 } },
})
export const verdict = style({ ...centred, gap: space.s8, fontSize: text.t22, fontWeight: 600 })

export const body = style({
  minWidth: 0,
  '@media': {
    [onPhones]: wholeLine,
    [from(900)]: { gridColumn: 2, gridRow: 3 },
    [onPaper]: { gridColumn: 2, gridRow: 2 },
  },
})
/* The first button takes a line of its own, the others share the next. */
globalStyle(`${body} form > button`, { width: '100%' })
globalStyle(`${body} a:not(:first-child)`, {
  '@media': { [below(560)]: { flex: '1 1 auto', paddingInline: space.s12 } },
})

const asWords = `screen and ${below(560)}`

export const facts = style({
  ...oneColumn,
  gap: space.s16,
  '@media': {
    [onPhones]: wholeLine,
    [asWords]: { ...wholeLine, ...wrapping, alignItems: 'center', gap: space.s12 },
    [from(900)]: { ...wholeHeight, gridColumn: 3 },
    [onPaper]: { gridColumn: 3, gridRow: 'span 2' },
  },
})
/* On phones, the facts run on like words. */
globalStyle(`${facts} > dl`, {
  '@media': {
    [asWords]: { ...wrapping, flex: '1 1 12rem', gap: `0 ${space.s16}`, border: 0, fontSize: text.t14 },
  },
})
globalStyle(`${facts} > dl > div`, {
  '@media': { [asWords]: { gap: `0 ${space.s6}`, padding: 0, border: 0 } },
})
globalStyle(`${facts} > dl dd`, { '@media': { [asWords]: { flex: '0 1 auto', textAlign: 'left' } } })
globalStyle(`${facts} button`, { '@media': { [asWords]: { paddingInline: space.s12 } } })
